matching-title = Matching coins
matching-summary = Show equal sides or different ones.
matching-hides = { $seat } hides { $side }.
matching-shown = The coins show { $sides }.
matching-offer = Show { $side }
refusal-M-1 = It is not your turn.
