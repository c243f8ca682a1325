# What may be chosen of a random scenario of Barbarossa.

barbarossa-wish-map = Map
barbarossa-wish-size = Forces
barbarossa-wish-size-small = small
barbarossa-wish-size-medium = medium
barbarossa-wish-size-large = large
barbarossa-wish-attacker = Who attacks
barbarossa-wish-attacker-german = the Germans
barbarossa-wish-attacker-soviet = the Soviets
barbarossa-wish-attacker-nobody = nobody: a meeting engagement
barbarossa-wish-length = Length
barbarossa-wish-length-short = short
barbarossa-wish-length-medium = medium
barbarossa-wish-length-long = long
