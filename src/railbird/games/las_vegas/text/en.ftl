las-vegas-title = Las Vegas
las-vegas-edition = Base game
las-vegas-summary = Place dice in six casinos and win their banknotes; equal strengths knock each other out.
las-vegas-2012-title = Las Vegas (2012)
las-vegas-2012-edition = 2012 edition
las-vegas-2012-summary = The first edition: four rounds, eight equal dice, as many prizes as notes.

las-vegas-variant-starter = Who begins
    .about = The oldest player begins, says the rulebook. A table does not know ages: the lot decides, or the first seat begins.
las-vegas-variant-starter-random = a seat drawn by lot
las-vegas-variant-starter-first = the first seat
las-vegas-variant-neutral_dice = Neutral dice
    .about = Only for two players, in the 2012 edition for two to four: dice of a virtual player take ranks and make ties.

# What happens
las-vegas-round-begins = Round { $round }. { $seat } begins.
las-vegas-prizes = Casino { $casino }: { $notes }.
las-vegas-rolls = { $seat } rolls { $small ->
        [none] {""}
       *[other] { $small }
    }{ $big ->
        [none] {""}
       *[other] { $small ->
            [none] the big die: { $big }
           *[other] , big die { $big }
        }
    }{ $white ->
        [none] {""}
       *[other] { $small ->
            [none] white { $white }
           *[other] , white { $white }
        }
    }.
las-vegas-places = { $seat } places { $small ->
        [0] {""}
        [one] one die
       *[other] { $small } dice
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] the big die
           *[other] {" "}and the big die
        }
    }{ $white ->
        [0] {""}
       *[other] { $small ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $white ->
            [one] one white die
           *[other] { $white } white dice
        }
    } in casino { $casino }.
las-vegas-passes = { $seat } pays a chip and passes; { $chips ->
        [0] no chip
        [one] one chip
       *[other] { $chips } chips
    } left.
las-vegas-neutral-dice = { $big ->
        [none] White dice: { $small }
       *[other] Neutral dice: { $small }, big die { $big }
    }.
las-vegas-tied = Casino { $casino }: tie at strength { $strength }; nothing for { $seats ->
        [none] the virtual players
       *[other] { $seats }{ $neutral ->
            [yes] , nor for a virtual player
           *[no] {""}
        }
    }.
las-vegas-paid = Casino { $casino } pays { $note } to { $seat }.
las-vegas-neutral-paid = Casino { $casino }: { $note } goes to a virtual player and under the deck.
las-vegas-unclaimed = Casino { $casino }: nobody wins { $note }.
las-vegas-final-score = { $seat }: { $money } in { $notes ->
        [one] one note
       *[other] { $notes } notes
    }{ $chips ->
        [0] {""}
        [one] , one chip: total { $score }
       *[other] , { $chips } chips: total { $score }
    }.
las-vegas-game-ends = The game is over. The win goes to { $winners }.

# What may be chosen
las-vegas-offer-place = Casino { $casino }: { $small ->
        [0] {""}
        [one] one die
       *[other] { $small } dice
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] the big die
           *[other] {" "}and the big die
        }
    }{ $white ->
        [0] {""}
       *[other] { $small ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $white ->
            [one] one white die
           *[other] { $white } white dice
        }
    }
    .outcome = { $tied ->
        [yes] { $seats ->
            [none] { $virtual ->
                [grey] tie with the grey dice
                [white] tie with the white dice
               *[neutral] tie with the neutral dice
            }
           *[other] tie with { $seats }{ $virtual ->
                [grey] , also the grey dice
                [white] , also the white dice
                [neutral] , also the neutral dice
               *[none] {""}
            }
        }: $0{ $white_tied ->
            [yes] ; the white dice tie, too
           *[no] {""}
        }
       *[no] { $money ->
            [none] strength { $strength }, no note
           *[other] strength { $strength }: { $still ->
                [yes] still { $money }
               *[no] { $money }
            }
        }{ $white_tied ->
            [yes] ; the white dice tie with { $seats }
           *[no] {""}
        }
    }
las-vegas-offer-pass = Pay a chip and pass; { $chips ->
        [0] none
       *[other] { $chips }
    } left

# Why not
refusal-LV-2 = Notes come from the deck by chance; this one cannot be turned up now.
refusal-LV-6 = Who begins is settled once, before the first round.
refusal-LV-11 = Dice are rolled by chance, all that are in hand at once: this roll cannot be.
refusal-LV-12 = No die shows { $casino }: only a number that was rolled can be chosen.
refusal-LV-16 = { $choosing ->
        [yes] It is not your turn to choose: { $seat } is on.
       *[no] Nobody chooses now: first notes are turned up or dice are rolled.
    }
refusal-LV-21 = You have no chip left, so you must place dice.
refusal-LV-53 = The game is over.
refusal-LV-72 = Notes come from the deck by chance, until each casino has enough: this one cannot be turned up now.
refusal-LV-77 = The edition of 2012 has no chips: you must place dice.
