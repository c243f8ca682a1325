# The guided lessons: the coach's own words. All words are ours.

learn-step = Step { $step } of { $steps }
learn-coach = Lesson
learn-do = Do it for me
learn-on = Next
learn-wait = Watch: the other side is acting.
learn-free = Any choice is right now.
learn-leave = Leave the lesson
learn-hide = Hide
learn-show = Show the lesson
learn-rules = Rules:
