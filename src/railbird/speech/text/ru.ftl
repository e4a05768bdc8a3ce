# Слова, общие для всех игр и всех экранов.
money = { $amount } $
seat = Место { $number }
refused = { $reason } ({ $rule })
