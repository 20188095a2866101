/** Clothes; the format is told in subject.ts, that of the shapes in art.ts. */
export const clothes = `
# jacket hang black,beige 0
use hanger 0 0 1
path M-60 -612 Q-160 -590 -220 -540 Q-290 -380 -310 -120 L-220 -110 L-190 -330 L-196 -20 L196 -20 L190 -330 L220 -110 L310 -120 Q290 -380 220 -540 Q160 -590 60 -612 Q0 -560 -60 -612z : along(c-1,c+2,c,c+1,c-2)
path M-60 -612 L-110 -560 L-14 -380 L0 -560z M60 -612 L110 -560 L14 -380 L0 -560z : c-2; line 5 M0 -400 L0 -20 : c-4; *5 0 70 circle 18 -340 9 : c+5
<> rect 60 -230 100 14 6 : c-3; <> path M70 -216 L150 -216 L146 -130 L74 -130z : c-1
line 3 M-196 -330 Q-150 -420 -180 -520 M196 -330 Q150 -420 180 -520 : c-4 /0.5; rect -196 -40 392 20 4 : c-2
# puffer hang red,black 0
use hanger 0 0 1
path M-70 -620 Q-200 -600 -240 -520 Q-320 -340 -310 -150 Q-260 -120 -210 -150 L-180 -360 L-190 -60 Q0 -20 190 -60 L180 -360 L210 -150 Q260 -120 310 -150 Q320 -340 240 -520 Q200 -600 70 -620z : along(c-2,c+2,c,c+2,c-3)
*6 0 84 line 6 M-186 -520 Q0 -490 186 -520 : c-3 /0.5
<> line 6 M-250 -440 Q-220 -420 -190 -430 M-280 -340 Q-240 -316 -194 -330 M-300 -240 Q-256 -216 -206 -234 : c-3 /0.5
path M-110 -600 Q-90 -680 0 -680 Q90 -680 110 -600 Q60 -550 0 -550 Q-60 -550 -110 -600z : c-1
path M-80 -596 Q-60 -650 0 -650 Q60 -650 80 -596 Q40 -566 0 -566 Q-40 -566 -80 -596z : c-4; line 6 M0 -552 L0 -44 : steel; rect -8 -540 16 30 5 : gold
# dress hang red,blue,green,pink,black 0
use hanger 0 0 1
path M-90 -600 L-60 -614 Q0 -560 60 -614 L90 -600 Q110 -540 100 -470 L90 -400 Q160 -200 230 -10 Q0 30 -230 -10 Q-160 -200 -90 -400 L-100 -470 Q-110 -540 -90 -600z : along(c-2,c+2,c,c+2,c-3)
path M-90 -600 Q-150 -570 -170 -500 L-110 -470 L-100 -540z M90 -600 Q150 -570 170 -500 L110 -470 L100 -540z : c-1
path M-94 -420 L94 -420 L90 -384 L-90 -384z : gold; line 4 M-50 -380 Q-90 -200 -120 0 M0 -380 L0 10 M50 -380 Q90 -200 120 0 : c-3 /0.45
*6 74 6 circle -190 -50 9 : white /0.7; *4 66 0 circle -100 -200 7 : white /0.6; path M-60 -614 Q0 -560 60 -614 Q0 -520 -60 -614z : c-3
# shirt hang white,sky,pink,beige,blue 0
use hanger 0 0 1
path M-70 -610 Q-170 -590 -230 -530 L-310 -300 L-230 -260 L-180 -390 L-184 -20 L184 -20 L180 -390 L230 -260 L310 -300 L230 -530 Q170 -590 70 -610z : along(c-1,c+3,c,c+2,c-2)
path M-74 -616 L0 -560 L-60 -490 L-110 -580z M74 -616 L0 -560 L60 -490 L110 -580z : c+3
line 3 M-74 -616 L0 -560 L-60 -490 M74 -616 L0 -560 L60 -490 : c-4 /0.5; line 3 M0 -560 L0 -22 : c-4 /0.6; *7 0 74 circle 0 -510 7 : c-4
rect 50 -440 90 90 6 : c-1; <> line 3 M186 -390 Q150 -470 190 -540 : c-4 /0.4; *7 44 0 line 3 M-132 -480 L-132 -24 : c-2 /0.25
# tshirt hang white,black,yellow,green 0
use hanger 0 0 1
path M-80 -606 Q-170 -590 -230 -540 L-310 -370 L-210 -310 L-180 -370 L-184 -30 L184 -30 L180 -370 L210 -310 L310 -370 L230 -540 Q170 -590 80 -606 Q0 -530 -80 -606z : along(c-1,c+3,c,c+2,c-2)
path M-80 -606 Q0 -510 80 -606 Q0 -540 -80 -606z : c-3; circle 0 -300 90 : orange
path M-90 -300 A90 90 0 0 0 90 -300 Q40 -340 0 -300 Q-40 -260 -90 -300z : blue
line 3 M-180 -370 Q-160 -440 -186 -500 M180 -370 Q160 -440 186 -500 : c-4 /0.4; rect -184 -48 368 6 0 : c-3 /0.4
# hoodie hang grey,violet 0
use hanger 0 0 1
path M-90 -600 Q-200 -580 -240 -500 Q-310 -300 -310 -120 L-230 -110 L-184 -350 L-190 -20 L190 -20 L184 -350 L230 -110 L310 -120 Q310 -300 240 -500 Q200 -580 90 -600z : along(c-2,c+2,c,c+2,c-3)
path M-120 -590 Q-110 -690 0 -690 Q110 -690 120 -590 Q80 -500 0 -500 Q-80 -500 -120 -590z : c-1
path M-80 -590 Q-70 -650 0 -650 Q70 -650 80 -590 Q50 -530 0 -530 Q-50 -530 -80 -590z : c-4; <> line 7 M30 -520 L40 -400 : white
path M-120 -240 L120 -240 L150 -100 L-150 -100z : c-2; line 4 M-120 -240 L-150 -100 M120 -240 L150 -100 : c-4 /0.6; rect -190 -50 380 30 4 : c-2
<> rect 232 -140 80 30 6 : c-2
# jeans hang blue,black,sky,grey 0
line 7 M0 -650 L0 -680 Q0 -700 20 -700 Q40 -700 40 -680 : lead; rect -160 -650 320 16 8 : wood
path M-160 -630 L160 -630 L190 -20 L50 -10 L0 -420 L-50 -10 L-190 -20z : along(c-2,c+2,c,c+2,c-3); rect -160 -630 320 44 6 : c-2
*5 66 0 rect -140 -636 14 56 3 : c-3; circle 0 -608 11 : gold; path M-150 -580 Q-110 -500 -70 -580z M150 -580 Q110 -500 70 -580z : c-3 /0.6
line 4 M0 -586 L0 -430 M-120 -560 L-140 -40 M120 -560 L140 -40 : #e0b04f /0.6; <> path M96 -330 Q130 -250 110 -160 Q90 -240 96 -330z : c+4 /0.6
<> rect 46 -36 146 22 4 : c+2
# suit hang black,blue 0
use hanger 0 0 1
path M-70 -610 Q-180 -590 -230 -530 Q-290 -360 -300 -90 L-220 -84 L-180 -340 L-190 -20 L190 -20 L180 -340 L220 -84 L300 -90 Q290 -360 230 -530 Q180 -590 70 -610z : along(c-2,c+2,c,c+1,c-3)
path M-66 -612 L66 -612 L0 -300z : white; path M-20 -590 L20 -590 L30 -420 L0 -340 L-30 -420z : red
path M-24 -600 L24 -600 L14 -560 L-14 -560z : red-2
path M-70 -612 L-140 -540 L-90 -500 L-10 -260 L0 -300z M70 -612 L140 -540 L90 -500 L10 -260 L0 -300z : c+1; line 4 M4 -270 L4 -22 : c-5
*3 0 66 circle -16 -220 9 : ink; <> rect 70 -190 100 16 6 : c-3; path M90 -430 L150 -440 L146 -400 L96 -396z : white
# chapan hang violet,blue,green,red 0
use hanger 0 0 1
path M-70 -610 Q-190 -590 -250 -520 L-340 -220 L-240 -180 L-190 -340 L-230 10 L230 10 L190 -340 L240 -180 L340 -220 L250 -520 Q190 -590 70 -610 L0 -560z : along(c-2,c+1,c,c+1,c-2)
*6 0 92 path M-190 -500 q24 -44 48 0 q-24 44 -48 0z M-90 -500 q24 -44 48 0 q-24 44 -48 0z M42 -500 q24 -44 48 0 q-24 44 -48 0z M142 -500 q24 -44 48 0 q-24 44 -48 0z : gold /0.9
*6 0 92 path M-140 -460 q24 -30 48 0 q-24 30 -48 0z M92 -460 q24 -30 48 0 q-24 30 -48 0z : cream /0.8
path M-70 -612 L-26 -560 L-30 10 L30 10 L26 -560 L70 -612 L40 -620 L0 -580 L-40 -620z : c-4; line 8 M-30 -556 L-34 6 M30 -556 L34 6 : gold
path M-214 -230 L214 -230 L218 -190 L-218 -190z : #e0a53c; rect -30 -236 60 50 8 : #c47f2a; <> line 10 M-336 -226 L-244 -188 : gold
# pyjamas hang sky,pink 0
use hanger 0 0 1
path M-70 -606 Q-150 -590 -200 -540 L-270 -360 L-190 -320 L-150 -400 L-154 -250 L154 -250 L150 -400 L190 -320 L270 -360 L200 -540 Q150 -590 70 -606 L0 -540z : along(c-1,c+3,c,c+2,c-1)
path M-70 -606 L0 -540 L70 -606 L90 -580 L0 -490 L-90 -580z : white
path M-140 -240 L140 -240 L170 10 L30 14 L0 -150 L-30 14 L-170 10z : along(c-1,c+3,c,c+2,c-1); *5 60 0 circle -120 -460 10 : white /0.9
*5 60 0 circle -120 -340 10 : white /0.9; *5 60 0 circle -120 -200 10 : white /0.9; *3 60 60 circle -140 -120 10 : white /0.9
*2 30 70 circle 100 -120 10 : white /0.9; *3 0 70 circle 0 -470 7 : lead
# wedding hang white,beige 0
use hanger 0 0 1
path M-70 -560 Q-40 -590 0 -550 Q40 -590 70 -560 L80 -420 Q210 -260 330 60 Q0 110 -330 60 Q-210 -260 -80 -420z : along(c-1,c+5,c+2,c+5,c-1)
<> line 6 M60 -560 L50 -600 : c; path M-80 -424 Q0 -400 80 -424 L84 -396 Q0 -370 -84 -396z : gold+4
line 4 M-60 -400 Q-150 -180 -180 60 M60 -400 Q150 -180 180 60 M0 -390 L0 80 : lead /0.25; *9 62 0 circle -250 30 12 : white
*7 56 0 circle -168 -80 8 : white; *5 30 0 circle -60 -500 7 : white
path M-70 -560 Q-40 -590 0 -550 Q40 -590 70 -560 L74 -500 Q0 -460 -74 -500z : white
# mannequin home white,black,beige 160
line 14 M0 -160 V-20 : steel; oval 0 -10 120 20 : ink; oval 0 -590 44 54 : ball({beige|white|ink}); rect -18 -550 36 40 8 : {beige|white|ink}; path M-40 -520 Q-130 -510 -130 -420 L-90 -300 L-120 -150 H120 L90 -300 L130 -420 Q130 -510 40 -520z : along(c-1,c+2,c,c-2); path M-90 -310 H90 l50 190 H-140z : front({red|blue|ink|green|beige})
# hanger hang brown 0
line 7 M0 -620 L0 -660 Q0 -690 26 -690 Q50 -690 50 -664 : lead; line 12 M-150 -560 L0 -622 L150 -560 : wood
# coat hang beige,black,grey,red,brown,sky 0
use hanger 0 0 1; path M-64 -612 Q-170 -590 -220 -530 L-300 -160 L-220 -140 L-180 -330 L-220 30 L220 30 L180 -330 L220 -140 L300 -160 L220 -530 Q170 -590 64 -612 L0 -560z : along(c-2,c+1,c,c+1,c-2); path M-64 -612 L-130 -540 L-100 -460 L-10 -320 L0 -560z M64 -612 L130 -540 L100 -460 L10 -320 L0 -560z : c-1; line 5 M6 -320 L10 28 : c-4; *{2|3} 0 110 circle -30 -270 12 : {ink|gold|c-3}; *3 0 110 circle 36 -270 12 : {ink|gold|c-3}; rect -186 -{290..240} 372 {24|0} 6 : c-3; <> rect 90 -150 100 18 6 : c-3
# leatherJacket hang black,brown 0
use hanger 0 0 1; path M-70 -612 Q-180 -590 -230 -530 Q-300 -360 -310 -110 L-220 -100 L-180 -330 L-190 -60 L190 -60 L180 -330 L220 -100 L310 -110 Q300 -360 230 -530 Q180 -590 70 -612 L0 -560z : along(c-2,c+3,c,c+3,c-3); path M-70 -614 L-150 -540 L-60 -430 L10 -540z M70 -614 L150 -540 L70 -430 L10 -540z : c-2; line 7 M40 -540 L-40 -60 : steel; *9 -9 54 rect 32 -536 14 6 2 : steel+3; <> line 6 M90 -260 L160 -330 : steel; rect -190 -90 380 30 4 : c-3; rect -20 -92 50 34 4 : steel; <> line 5 M-176 -470 L-110 -500 : c-4; <> line 4 M250 -300 Q280 -290 300 -300 : c-4
# windbreaker hang red,blue,green,black,yellow,sky 0
path M-110 -580 Q-130 -690 0 -690 Q130 -690 110 -580z : c-2; path M-110 -590 Q-210 -570 -250 -500 Q-310 -300 -310 -120 L-230 -110 L-186 -340 L-190 -40 Q0 -10 190 -40 L186 -340 L230 -110 L310 -120 Q310 -300 250 -500 Q210 -570 110 -590 Q0 -530 -110 -590z : along(c-1,c+2,c,c+2,c-2); path M-250 -500 Q-210 -570 -110 -590 Q0 -530 110 -590 Q210 -570 250 -500 L220 -400 Q0 -{330..380} -220 -400z : {white|ink|c-3|orange}; line 6 M0 -550 L0 -30 : {white|ink}; rect -8 -540 16 40 4 : steel; <> line 5 M110 -250 L160 -170 : {white|ink|c-4}; <> line 7 M40 -560 q-10 60 0 100 : white
# eveningDress hang red,blue,green,black,violet,gold 0
use hanger 0 0 1; path M-{60..90} -580 Q-30 -{500..540} 0 -500 Q30 -520 70 -580 L84 -480 L60 -380 Q130 -150 {190..260} 70 Q0 110 -{190..260} 70 Q-130 -150 -60 -380 L-84 -480z : along(c-3,c+2,c-1,c+3,c-3); <> line 10 M66 -576 L50 -612 : c; path M-64 -396 L64 -396 L60 -366 L-60 -366z : {gold|steel|c-3}; *3 46 0 line 5 M-46 -360 Q-70 -100 -90 60 : c-4 /0.4; *{8..12} 14 34 circle -60 -340 5 : {white|gold} /0.9; *9 -14 36 circle 60 -330 5 : {white|gold} /0.9; path M10 -360 L{120..160} 80 L{60..90} 90z : c+3 /0.5
# sundress hang white,yellow,sky,pink,green,orange 0
use hanger 0 0 1; path M-80 -560 Q0 -520 80 -560 L90 -400 Q170 -240 {220..260} -60 Q0 -10 -{220..260} -60 Q-170 -240 -90 -400z : along(c-1,c+3,c,c+2,c-1); <> line 9 M64 -560 L50 -612 : c-1; path M-92 -410 L92 -410 L92 -380 L-92 -380z : {white|c-3|red}; *4 90 0 *3 -10 110 ~5 -130 -320 oval 0 -14 8 12 : {red|blue|violet|white|orange}; *4 90 0 *3 -10 110 circle -130 -320 7 : {gold|white|ink}; *3 60 0 ~5 -60 -480 oval 0 -12 7 10 : {red|blue|violet|white}; path M-230 -70 Q0 -20 230 -70 L236 -50 Q0 0 -236 -50z : {white|c-2}
# atlasDress hang red,violet,green,yellow,blue 0
use hanger 0 0 1; path M-70 -600 Q-160 -590 -200 -530 L-280 -320 L-210 -290 L-150 -410 Q-160 -200 -230 40 Q0 80 230 40 Q160 -200 150 -410 L210 -290 L280 -320 L200 -530 Q160 -590 70 -600 Q0 -540 -70 -600z : along(c-1,c+1,c-1); *4 86 0 path M-160 -520 q24 60 4 140 q26 100 -10 220 q20 100 -6 170 l-16 0 q10 -100 -6 -180 q20 -120 0 -210 q-10 -80 34 -140z : {gold|white|ink|green}; *4 86 0 path M-116 -440 q20 70 0 150 q26 110 -6 230 l-14 0 q16 -120 -4 -220 q-6 -100 24 -160z : {white|ink|red|blue}; *4 86 0 path M-140 -300 l20 40 l-20 50 l-20 -50z : {ink|blue|gold}; path M-80 -604 Q0 -530 80 -604 L60 -612 Q0 -570 -60 -612z : c-3
# dottedDress hang red,black,blue,white,green 0
use hanger 0 0 1; path M-80 -600 L-50 -612 Q0 -540 50 -612 L80 -600 Q150 -580 170 -500 L110 -470 L100 -400 Q160 -240 210 -60 Q0 -20 -210 -60 Q-160 -240 -100 -400 L-110 -470 L-170 -500 Q-150 -580 -80 -600z : along(c-2,c+2,c,c+2,c-2); *5 44 0 *4 0 52 circle -88 -560 8 : {white|c+5|ink}; *5 62 0 *6 0 54 circle -124 -360 9 : {white|c+5|ink}; rect -100 -416 200 26 4 : {ink|white|gold|red}; rect -22 -420 44 34 6 : {gold|steel}
# blouse hang white,pink,sky,beige,yellow 0
use hanger 0 0 1; path M-70 -606 Q-160 -590 -210 -540 L-290 -260 Q-250 -210 -200 -240 L-150 -400 L-170 -120 Q0 -80 170 -120 L150 -400 L200 -240 Q250 -210 290 -260 L210 -540 Q160 -590 70 -606 L0 -530z : along(c-1,c+4,c,c+3,c-1); path M-76 -610 Q-40 -540 0 -500 Q40 -540 76 -610 L110 -580 Q50 -480 0 -430 Q-50 -480 -110 -580z : c+3; path M-20 -500 Q-90 -460 -70 -360 L-30 -440 L-20 -330 L0 -440 L20 -330 L30 -440 L70 -360 Q90 -460 20 -500z : {c-2|red|ink|violet}; *5 0 60 circle 0 -390 6 : c-4; <> rect 196 -262 94 24 10 : c-2
# polo hang white,blue,green,red,black,pink 0
use hanger 0 0 1; path M-80 -606 Q-170 -590 -230 -540 L-300 -380 L-210 -330 L-176 -390 L-180 -40 L180 -40 L176 -390 L210 -330 L300 -380 L230 -540 Q170 -590 80 -606z : along(c-1,c+3,c,c+2,c-2); path M-84 -612 L0 -570 L84 -612 L110 -570 L20 -500 L0 -530 L-20 -500 L-110 -570z : {c-2|white|c+3}; rect -16 -520 32 140 4 : c-1; *3 0 44 circle 0 -490 6 : {white|c-4}; <> path M202 -338 L296 -388 L300 -372 L208 -318z : {white|c-3}; path M80 -450 q20 -20 46 -6 q20 10 -6 20 q-20 6 -40 -14z : {#3f8a4a|white}
# sweater hang beige,red,green,grey,blue,white 0
path M-90 -600 Q-190 -580 -230 -510 Q-300 -320 -310 -130 L-230 -120 L-180 -350 L-186 -40 L186 -40 L180 -350 L230 -120 L310 -130 Q300 -320 230 -510 Q190 -580 90 -600 Q0 -540 -90 -600z : along(c-1,c+2,c,c+2,c-2); path M-90 -600 Q-80 -660 0 -660 Q80 -660 90 -600 Q0 -540 -90 -600z : c-1; *{3|5} 60 0 path M-130 -540 q20 40 0 80 q-20 40 0 80 q20 40 0 80 q-20 40 0 80 q20 40 0 80 q-20 30 0 70 l16 0 q-20 -40 0 -70 q20 -40 0 -80 q-20 -40 0 -80 q20 -40 0 -80 q-20 -40 0 -80 q20 -40 0 -80z : c-2 /0.5; rect -186 -70 372 34 4 : c-2; *18 21 0 line 3 M-180 -70 V-38 : c-3; <> rect 228 -150 84 30 4 : c-2; *7 50 0 path M-166 -440 l14 -24 l14 24 l-14 24z : {white|red|c-3|gold}
# slacks hang black,grey,brown,blue,beige 0
rect -170 -654 340 14 6 : wood; line 7 M0 -654 Q0 -700 30 -690 : lead; path M-130 -640 L130 -640 L150 -20 L40 -10 L4 -430 L-40 -10 L-150 -20z : along(c-2,c+2,c,c+1,c-2); rect -130 -640 260 40 4 : c-2; *5 54 0 rect -116 -644 12 48 3 : c-3; rect -14 -630 36 20 4 : {gold|steel}; line 4 M-84 -596 L-96 -20 M84 -596 L96 -20 : c-3; <> line 5 M60 -590 L120 -520 : c-4; line 4 M4 -600 V-430 : c-4
# nationalDress hang red,green,blue,violet,white 0
use hanger 0 0 1; path M-70 -604 Q-170 -590 -210 -530 L-320 -230 L-240 -200 L-160 -370 L-220 50 Q0 80 220 50 L160 -370 L240 -200 L320 -230 L210 -530 Q170 -590 70 -604 L0 -550z : along(c-2,c+1,c,c+1,c-2); path M-60 -600 L0 -540 L60 -600 L50 -270 L-50 -270z : {gold|c-3|cream}; *5 0 56 ~6 0 -510 oval 0 -14 7 11 : {red|blue|green|c-2}; *5 0 56 circle 0 -510 6 : gold; *8 54 0 ~5 -190 {0..10} oval 0 -16 8 12 : {gold|cream}; path M-222 30 Q0 60 222 30 L224 50 Q0 80 -224 50z : gold; <> path M240 -220 L316 -246 L322 -226 L246 -196z : gold; <> ~5 250 -330 oval 0 -14 7 10 : {gold|cream}
# nikohSet hang blue,red,green,violet,white 0
use chapan 0 -10 0.94 : c; path M-70 -60 Q-60 -150 0 -160 Q60 -150 70 -60z : {ink|c-4|red-3}; rect -74 -66 148 26 8 : {ink|c-4}; *3 44 0 path M-56 -80 q12 -40 24 0 q-12 20 -24 0z : white; *5 28 0 circle -56 -52 5 : white
# silkScarf flat green,red,blue,orange,violet,pink 0
@ 0 0 {-10..10} path M-300 -600 H300 V-10 H-300z : front(c); rect -270 -570 540 530 0 : {cream|c-2|c+3|gold}; rect -240 -540 480 470 0 : c; ~{4|8} 0 -305 path M0 -40 q70 -90 0 -{160..200} q-70 90 0 110z : {gold|cream|red|blue}; ~8 0 -305 oval 0 -70 14 30 : {c-3|white|gold}; circle 0 -305 34 : {cream|gold}; *2 420 0 *2 0 410 circle -210 -510 34 : {gold|cream|c-3}; *26 23 0 rect -298 -10 8 30 2 : {c-2|gold}; path M300 -250 Q200 -200 160 -10 H300z : c+2
# abaya hang black,blue,brown,green,grey 0
use hanger 0 0 1; path M-80 -600 Q-190 -580 -230 -500 L-340 -200 L-250 -170 L-180 -340 L-240 60 Q0 90 240 60 L180 -340 L250 -170 L340 -200 L230 -500 Q190 -580 80 -600 L0 -550z : along(c-2,c+2,c,c+2,c-2); path M-100 -590 Q-90 -680 0 -690 Q90 -680 100 -590 Q110 -470 0 -430 Q-110 -470 -100 -590z : {c+2|c-1|beige|pink}; path M-60 -600 Q-50 -650 0 -654 Q50 -650 60 -600 Q50 -540 0 -530 Q-50 -540 -60 -600z : c-4; line 6 M0 -430 V70 : {gold|c-3|steel}; *9 0 54 circle 0 -400 6 : {gold|steel}; <> line 12 M248 -184 L334 -212 : {gold|c+3|steel}; *4 100 0 line 4 M-150 -300 Q-170 -100 -180 60 : c-3 /0.4
# velourSuit hang pink,grey,blue,violet,green 0
path M-100 -600 Q-90 -690 0 -690 Q90 -690 100 -600z : c-1; path M-100 -600 Q-180 -580 -220 -520 L-290 -300 L-220 -270 L-160 -400 L-160 -240 H160 L160 -400 L220 -270 L290 -300 L220 -520 Q180 -580 100 -600 Q0 -540 -100 -600z : along(c-1,c+3,c,c+2,c-1); line 6 M0 -560 V-240 : {steel|gold|white}; rect -160 -266 320 26 8 : c-2; path M-140 -220 H140 L160 30 L30 34 L0 -110 L-30 34 L-160 30z : along(c-1,c+3,c,c+2,c-1); rect -140 -224 280 26 6 : c-2; <> line 5 M30 -200 q6 40 0 70 : white; <> rect 40 6 118 24 8 : c-2
# weddingTrain hang white,beige 0
use hanger 0 0 1; path M-60 -580 Q0 -540 60 -580 L76 -430 Q150 -280 200 -60 Q340 0 400 70 Q150 110 -150 90 Q-240 40 -200 -60 Q-150 -280 -76 -430z : along(c-1,c+5,c+1,c+5,c-1); <> path M60 -580 Q150 -580 220 -380 L190 -370 Q140 -500 70 -520z : white /0.6; *6 40 60 line 4 M-100 -330 Q20 -260 140 -330 : lead /0.2; ~8 0 -420 circle 0 -26 8 : {gold+3|white|steel}; *8 46 8 ~5 -150 20 oval 0 -14 8 12 : white; path M-40 -400 Q-100 -100 -120 80 M40 -400 Q160 -100 340 70 : lead /0; line 4 M-40 -400 Q-100 -100 -120 80 M40 -400 Q160 -100 340 70 : lead /0.25
# threePiece hang black,blue,grey,brown 0
use suit 0 0 1 : c; path M-66 -590 L-40 -600 L0 -470 L40 -600 L66 -590 L76 -120 L40 -70 L0 -110 L-40 -70 L-76 -120z : c+2; path M-36 -600 L0 -480 L36 -600z : white; path M-14 -590 H14 L18 -500 L0 -470 L-18 -500z : {red|gold|violet|ink}; *5 0 66 circle 0 -430 9 : {gold|ink|steel}; line 5 M0 -470 V-110 : c-3; line 4 M0 -300 Q40 -260 66 -300 : gold
`;
