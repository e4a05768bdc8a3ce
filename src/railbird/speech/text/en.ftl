# Words that all games and all front ends share.
money = ${ $amount }
seat = Seat { $number }
refused = { $reason } ({ $rule })
