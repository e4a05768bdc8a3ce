# Woorden die alle spellen en alle schermen delen.
money = $ { $amount }
seat = Plaats { $number }
refused = { $reason } ({ $rule })
