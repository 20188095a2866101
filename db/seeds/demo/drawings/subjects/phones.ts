import { SCREEN } from "./screen.ts";

/** A camera's eye. */
const eye = (x: number, y: number, r = 25) =>
  `circle ${x} ${y} ${r} : ink; circle ${x} ${y} ${Math.round(r * 0.6)} : glow(#5a6f8f,#1b2230); circle ${x - r / 4} ${y - r / 4} ${r / 6} : white /0.6`;

type Part = (x: number) => string;

const back =
  (eyes: Part, corner: number): Part =>
  (x) =>
    `rect ${x - 126} -522 252 520 ${corner} : along(c+3,c,c-3); rect ${x - 119} -515 238 506 ${corner - 6} : along(c+3,c+1,c-1)
path M${x + 30} -508 L${x + 84} -508 L${x - 40} -12 L${x - 96} -12z : white /0.12; ${eyes(x)}`;

const face =
  (hole: Part, corner: number): Part =>
  (x) =>
    `rect ${x - 126} -522 252 520 ${corner} : c-4; rect ${x - 119} -515 238 506 ${corner - 6} : soot; rect ${x - 111} -507 222 490 ${corner - 12} : ${SCREEN}
circle ${x} -{250..400} {50..110} : {#ffd9a0|#ffffff|#2a3f6a|#e58a6a} /0.5; rect ${x - 60} -440 {90..120} 22 8 : white /0.9; rect ${x - 60} -408 70 12 6 : white /0.6
*4 52 0 rect ${x - 97} -70 38 38 10 : white /0.85; *{1..4} 0 -58 rect ${x - 97} -140 38 38 10 : {#e8b43a|#59b07a|#e06a6a|white} /0.8; ${hole(x)}`;

const island: Part = (x) => `rect ${x - 36} -494 72 20 10 : soot`;
const notch: Part = (x) => `path M${x - 66} -508 h132 q-6 30 -24 30 h-84 q-18 0 -24 -30z : soot`;
const dot: Part = (x) => `circle ${x} -490 9 : soot`;

/** A phone from all sides: its back beside its face, each alone, and lying on its box. */
function phone(name: string, colours: string, eyes: Part, hole: Part, corner = 40): string {
  const [own, front] = [back(eyes, corner), face(hole, corner)];
  return `# ${name} flat ${colours} 250
${own(-138)}\n${front(138)}\n--\n${own(0)}\n--\n${front(0)}\n--\nrect -{20..60} -560 330 560 10 : {white|soot|c-3}; rect 30 -330 180 {20..60} 6 : {c|lead} /0.7; ${own(-150)}`;
}

const square = (x: number, y: number, w: number, h: number, r: number, fill = "c-2") =>
  `rect ${x} ${y} ${w} ${h} ${r} : ${fill}`;

const models = [
  phone(
    "iphoneTwo",
    "white,black,red,green,violet,yellow",
    (x) =>
      `${square(x - 110, -504, 108, 108, 30, "c+1")}; ${eye(x - 82, -474)}; ${eye(x - 82, -424)}; circle ${x - 34} -450 9 : lamp`,
    notch,
  ),
  phone(
    "iphoneCross",
    "pink,blue,black,white,green",
    (x) =>
      `${square(x - 110, -504, 112, 112, 32, "c+1")}; ${eye(x - 82, -476, 26)}; ${eye(x - 28, -420, 26)}; circle ${x - 28} -478 8 : lamp`,
    notch,
    34,
  ),
  phone(
    "iphoneNew",
    "sky,pink,green,yellow,black",
    (x) =>
      `${square(x - 110, -504, 116, 116, 34, "c+2")}; ${eye(x - 80, -474, 28)}; ${eye(x - 26, -420, 28)}; circle ${x - 26} -478 8 : lamp`,
    island,
    44,
  ),
  phone(
    "iphonePro",
    "grey,gold,blue,black,silver,violet",
    (x) =>
      `${square(x - 112, -506, 132, 132, 34, "c+1")}; ${eye(x - 80, -474, 27)}; ${eye(x - 80, -408, 27)}; ${eye(x - 22, -441, 27)}; circle ${x + 2} -488 8 : lamp`,
    island,
    42,
  ),
  phone(
    "iphoneOne",
    "red,blue,white,black,orange",
    (x) =>
      `${square(x - 108, -504, 58, 96, 28, "c-1")}; ${eye(x - 79, -476, 22)}; circle ${x - 79} -428 9 : lamp`,
    notch,
  ),
  phone(
    "galaxy",
    "violet,green,black,white,sky",
    (x) =>
      `${eye(x - 84, -478, 24)}; ${eye(x - 84, -420, 24)}; ${eye(x - 84, -362, 24)}; circle ${x - 40} -478 7 : lamp`,
    dot,
    34,
  ),
  phone(
    "galaxyUltra",
    "black,green,beige,violet",
    (x) =>
      `${eye(x - 84, -478, 28)}; ${eye(x - 84, -414, 28)}; ${eye(x - 84, -350, 28)}; ${eye(x - 28, -470, 17)}; ${eye(x - 28, -424, 17)}; circle ${x - 28} -390 7 : lamp`,
    dot,
    12,
  ),
  phone(
    "redmi",
    "black,blue,green,white,violet",
    (x) =>
      `${square(x - 112, -506, 138, 136, 24, "c-2")}; ${eye(x - 78, -472, 28)}; ${eye(x - 10, -472, 22)}; ${eye(x - 78, -404, 22)}; circle ${x - 10} -404 9 : lamp; rect ${x - 20} -60 60 10 5 : c-3`,
    dot,
    30,
  ),
  phone(
    "xiaomi",
    "black,green,blue",
    (x) =>
      `${square(x - 114, -508, 150, 150, 40, "c-3")}; ${eye(x - 76, -470, 32)}; ${eye(x - 2, -470, 24)}; ${eye(x - 76, -396, 24)}; rect ${x - 18} -408 40 16 6 : lamp`,
    dot,
    36,
  ),
  phone(
    "poco",
    "yellow,black,grey",
    (x) =>
      `${square(x - 119, -515, 238, 150, 24, "ink")}; ${eye(x - 72, -474, 30)}; ${eye(x - 72, -408, 24)}; ${eye(x, -474, 20)}; rect ${x + 10} -430 86 34 6 : #f0bf42; circle ${x + 56} -478 8 : lamp`,
    dot,
    26,
  ),
  phone(
    "honor",
    "orange,black,green,silver",
    (x) =>
      `circle ${x} -420 84 : c-3; ring ${x} -420 76 6 : gold; ${eye(x, -458, 24)}; ${eye(x - 34, -400, 22)}; ${eye(x + 34, -400, 22)}; circle ${x} -408 8 : lamp`,
    dot,
    48,
  ),
  phone(
    "pixel",
    "white,black,green",
    (x) =>
      `${square(x - 126, -466, 252, 66, 4, "c-3")}; rect ${x - 90} -456 130 46 23 : soot; ${eye(x - 66, -433, 19)}; ${eye(x - 12, -433, 19)}; circle ${x + 64} -433 9 : lamp`,
    dot,
    32,
  ),
  phone(
    "vivo",
    "gold,sky,black,green",
    (x) =>
      `${square(x - 110, -504, 92, 190, 22, "c-1")}; ring ${x - 64} -456 40 5 : gold; ${eye(x - 64, -456, 34)}; ring ${x - 64} -364 40 5 : gold; ${eye(x - 64, -364, 34)}; circle ${x} -480 9 : lamp`,
    dot,
    30,
  ),
  phone(
    "realme",
    "gold,black,green",
    (x) => `${eye(x - 74, -462, 40)}; ${eye(x - 74, -370, 40)}; circle ${x - 8} -416 11 : lamp`,
    island,
    26,
  ),
  phone(
    "tecno",
    "white,black,green,gold",
    (x) =>
      `${square(x - 90, -508, 180, 150, 70, "c-3")}; ${eye(x - 40, -436, 30)}; ${eye(x + 40, -462, 22)}; ${eye(x + 40, -408, 22)}`,
    dot,
    30,
  ),
  phone(
    "nova",
    "green,black,gold",
    (x) =>
      `ring ${x - 66} -456 46 8 : gold; ${eye(x - 66, -456, 38)}; ring ${x - 66} -350 46 8 : gold; ${eye(x - 66, -368, 17)}; ${eye(x - 66, -332, 17)}`,
    (x) => `rect ${x - 24} -500 48 18 9 : soot`,
    50,
  ),
].join("\n");

/** Phones and what belongs to them; the format is told in subject.ts, that of the shapes in art.ts. */
export const phones = `${models}
# keypad small black,blue 170
path M-140 0 Q-160 0 -160 -40 L-150 -500 Q-150 -550 -90 -550 L90 -550 Q150 -550 150 -500 L160 -40 Q160 0 140 0z : tube(c)
rect -122 -516 244 220 18 : c-4; rect -108 -502 216 192 8 : down(#bfe0c8,#8fbf9f); *3 0 40 rect -90 -480 130 18 4 : #2f4a3a /0.8
rect -50 -276 100 56 24 : c+3; rect -26 -264 52 32 14 : c-2; <> rect 66 -272 56 40 14 : c+2; *3 84 0 rect -122 -204 76 38 14 : c+4
*3 84 0 rect -122 -156 76 38 14 : c+4; *3 84 0 rect -122 -108 76 38 14 : c+4; *3 84 0 rect -122 -60 76 38 14 : c+4
*4 0 48 rect -14 -192 26 10 4 : c-4; rect -40 -536 80 8 4 : c-5
# smartWatch small black,pink 190
path M-84 -470 Q-96 -590 -60 -596 L60 -596 Q96 -590 84 -470z : tube(c); path M-84 -150 Q-100 -10 -56 0 L56 0 Q100 -10 84 -150z : tube(c)
*4 0 28 circle 0 -116 7 : c-4; rect -140 -480 280 340 80 : along(#e6e8eb,#aab0b7,#70767f); rect 136 -360 22 70 10 : tube(lead)
rect -122 -462 244 304 66 : soot; ring 0 -330 84 16 : #ff5b6b; ring 0 -330 62 14 : #8be05a; ring 0 -330 41 13 : #4fc9e8
rect -70 -224 140 26 10 : white; path M-60 -456 L20 -456 L-90 -180 L-114 -220z : white /0.1
# simCard small violet,red,blue,green,orange 300
path M-340 -330 Q-344 -356 -316 -360 L210 -430 Q236 -432 240 -408 L290 -110 Q292 -86 266 -80 L-262 -6 Q-288 -4 -292 -30z : down(c+3,c,c-2)
path M-340 -330 Q-344 -356 -316 -360 L210 -430 Q236 -432 240 -408 L250 -340 L-330 -264z : white /0.25
path M-40 -250 Q-42 -268 -24 -272 L140 -294 Q156 -296 160 -280 L182 -146 Q184 -130 168 -126 L20 -104 L-24 -144z : white
path M-10 -226 L124 -246 Q136 -246 138 -236 L152 -158 L20 -138 L2 -160z : down(#f3d680,#c9963c)
line 3 M62 -238 L76 -146 M-4 -190 L148 -206 M20 -170 L60 -176 : #8d6723; rect -250 -250 130 18 8 : white /0.9; rect -246 -210 90 14 7 : white /0.6
# phoneCase small pink,green 250
rect -240 -500 230 494 46 : along(c+3,c,c-2); rect -228 -488 206 470 38 : c+1; rect -212 -474 96 110 28 : c-5; *2 0 50 circle -182 -444 18 : soot
circle -140 -420 9 : lamp; oval -120 -200 52 60 : white /0.85; path M-150 -210 Q-120 -250 -90 -210 Q-90 -170 -120 -150 Q-150 -170 -150 -210z : c-1
rect 30 -470 210 464 40 : along(white,#dfeaf0,#c3d5df); rect 40 -460 190 444 34 : #eef7fb /0.8
path M60 -440 L150 -440 L60 -180z M200 -300 L214 -300 L110 -40 L70 -40z : white /0.9; rect 106 -452 60 14 7 : soot /0.7
# charger small white,black 250
rect -210 -280 190 276 36 : tube(c); rect -180 -330 22 54 4 : tube(steel); rect -76 -330 22 54 4 : tube(steel); rect -140 -110 50 20 8 : c-5
rect -170 -236 110 16 8 : c-3 /0.5
line 18 M-20 -100 Q60 -100 60 -40 Q70 20 170 -10 Q320 -60 250 -190 Q180 -290 90 -220 Q40 -150 130 -130 Q240 -120 260 -240 : c-1
rect 226 -330 66 96 14 : tube(c); rect 240 -372 38 48 6 : tube(steel); rect -40 -116 50 34 8 : tube(c)
# powerBank small black,white 220
rect -190 -470 300 466 44 : along(c+3,c,c-3); rect -176 -456 272 438 36 : along(c+2,c+1,c-1); rect -84 -440 90 22 10 : c-5
*4 34 0 circle -90 -376 8 : #6fe08a; path M-50 -290 L-100 -190 L-58 -190 L-74 -110 L0 -218 L-44 -218 L-20 -290z : white /0.85
line 14 M-38 -444 Q-30 -560 90 -540 Q230 -510 200 -330 Q180 -190 230 -120 : lead; rect 200 -130 62 90 12 : tube(white)
rect 212 -44 38 34 6 : tube(steel)
# tablet small silver,black 320
rect -320 -450 640 446 34 : along(c+3,c,c-3); rect -310 -440 620 426 28 : soot; rect -284 -414 568 374 10 : ${SCREEN}
circle -140 -300 60 : #fff0c9 /0.85; path M-284 -150 Q-150 -240 0 -170 T284 -200 L284 -40 L-284 -40z : #3a2f66 /0.6
*5 86 0 rect -206 -100 60 46 14 : white /0.85; circle 298 -227 6 : #3a3f4a; path M330 -440 L350 -434 L300 -10 L284 -14z : tube(white)
path M-300 -430 L-60 -430 L-300 -90z : white /0.1
# eReader flat black,grey,white 220
rect -200 -570 400 560 24 : c; rect -172 -540 344 440 4 : #e9e7df; *11 0 34 rect -146 -{510..514} {250..290} 10 4 : ink /0.55; *2 0 150 rect -146 -300 {120..200} 10 4 : #e9e7df; rect -60 -70 120 18 9 : c-3; rect -140 -530 100 8 4 : ink /0.5
# kidsTablet flat blue,pink,green,orange 330
rect -330 -500 660 480 60 : c; <> circle 330 -260 60 : c-1; rect -270 -440 540 360 16 : soot; rect -256 -426 512 332 8 : ${SCREEN}; *4 124 0 circle -186 -340 46 : {yellow|pink|sky|white}; *4 124 0 rect -226 -230 80 80 24 : {orange|green|violet|red}; rect -60 -520 120 24 12 : c-2
# classicPhone flat silver,black,gold 0
rect -150 -600 300 600 40 : along(c+3,c,c-2); rect -126 -576 252 270 8 : soot; rect -116 -566 232 250 4 : ${SCREEN}; rect -60 -{430..500} 120 60 6 : white /0.8; rect -126 -296 252 70 12 : c+2; rect -34 -286 68 50 8 : steel; *3 84 0 rect -124 -216 82 44 6 : c+3; *3 84 0 rect -124 -164 82 44 6 : c+3; *3 84 0 rect -124 -112 82 44 6 : c+3; *3 84 0 rect -124 -60 82 44 6 : c+3; *4 0 52 rect -12 -198 24 8 4 : ink
# roundWatch flat black,silver,brown,green 0
path M-96 -420 L-70 -640 L70 -640 L96 -420z : tube({ink|c|brown}); path M-96 -180 L-70 40 L70 40 L96 -180z : tube({ink|c|brown}); circle 0 -300 190 : tube(steel); circle 0 -300 168 : soot; circle 0 -300 150 : {#10202e|#1a1a22|#20302a}; ~12 0 -300 rect -4 -140 8 {16..30} 2 : white; ring 0 -300 90 10 : {orange|#5ad1ff|#8be05a}; line 10 M0 -300 L{-60..60} -400 : white; line 8 M0 -300 L{40..90} -260 : white; rect 180 -330 30 50 10 : lead; *2 0 0 rect -50 -240 100 26 8 : {#8be05a|orange} /0.8
# band flat black,orange,blue,green 0
rect -90 -640 180 640 70 : tube(c); rect -84 -470 168 340 70 : ink; rect -70 -450 140 300 54 : soot; rect -44 -400 88 40 6 : white; rect -36 -346 72 30 6 : {#8be05a|#5ad1ff|orange}; ring 0 -240 44 10 : {#ff5b6b|#5ad1ff}; *5 0 30 rect -20 -110 40 12 6 : c-4
# glassFilm flat sky,white,grey 0
rect -200 -590 300 580 40 : #1c232c; rect -150 -560 300 560 40 : #dff1fb /0.55; rect -150 -560 300 560 40 : white /0.15; path M-100 -540 L20 -540 L-110 -60 L-140 -80z : white /0.45; rect -30 -530 60 14 7 : soot; rect 190 -420 170 330 6 : {white|orange|#3a73bd}; rect 210 -380 130 100 4 : {red|ink|white}; circle 275 -190 40 : {lead|#59b07a}; line 8 M255 -190 l16 18 l30 -36 : white
# bookCase flat brown,black,blue,red,pink 0
path M-300 -590 L-20 -590 L-20 0 L-300 0 Q-330 0 -330 -40 L-330 -550 Q-330 -590 -300 -590z : front(c); rect 0 -590 300 590 26 : front(c-1); rect 24 -566 252 540 30 : soot; rect 36 -554 228 516 22 : ${SCREEN}; *3 0 110 rect -290 -520 210 84 6 : c-2; *3 0 110 rect -280 -540 190 60 4 : {white|gold|sky} /0.8; path M-330 -330 l-60 0 q-20 30 0 60 l60 0z : c-2; line 3 M-316 -570 L-316 -20 M-40 -570 L-40 -20 : cream /0.5
# cable flat white,black 0
ring -40 -300 {180..220} 20 : c; ring -30 -296 {140..170} 20 : c-1; line 20 M140 -200 Q260 -100 300 -160 : c; line 20 M-180 -160 Q-300 -60 -320 -200 : c; @ 300 -160 40 rect -26 -120 52 100 10 : {white|ink}; @ 300 -160 40 rect -14 -160 28 44 6 : steel; @ -320 -200 -10 rect -34 -120 68 110 8 : {white|ink}; @ -320 -200 -10 rect -24 -190 48 74 2 : steel; rect -70 -320 60 40 8 : ink
# chargePad small white,black 330
rect -330 -40 660 40 20 : c; rect -300 -300 150 262 20 : tube(c); rect -320 -560 190 370 26 : ink; rect -308 -548 166 346 18 : ${SCREEN}; oval 30 -44 120 16 : lead; rect -20 -84 100 40 20 : white; rect 190 -230 40 190 8 : tube(c); rect 150 -370 120 150 36 : soot; rect 164 -356 92 122 26 : ${SCREEN}; path M166 -370 q44 -50 88 0z : ink; circle -300 -20 6 : #59d08a; path M20 -40 l10 -14 l-4 20z : lamp
# phoneScreen flat black,white 0
@ 0 0 {-8..8} rect -240 -590 280 580 36 : soot; rect -228 -578 256 556 30 : {#12161e|#2a3140}; path M-228 -560 L-100 -578 L-200 -40 L-228 -60z : white /0.2; rect -130 -574 70 16 8 : ink; path M-140 -10 L-60 -10 L-60 40 L-100 70 L-140 40z : #c9862f; rect -130 40 60 30 2 : ink; @ 150 -100 24 rect -16 -330 32 260 14 : tube({red|blue|orange}); @ 150 -100 24 rect -7 -440 14 110 4 : steel; @ 250 -80 -12 rect -20 -260 40 220 8 : tube(ink); *4 40 20 circle 130 -60 9 : steel
# phoneBattery flat black,white,grey 0
@ -140 0 {-10..0} rect -130 -560 260 460 14 : c; rect -270 -{560..500} 260 430 14 : {ink|c-2}; rect -246 -520 212 120 6 : white /0.85; *5 0 30 rect -240 -370 {140..200} 10 4 : white /0.6; path M-120 -130 L-20 -130 L-20 -60 L-80 -60z : #c9862f; rect 60 -460 250 400 14 : {white|steel}; rect 84 -430 200 90 6 : {orange|#3a73bd|red}; *5 0 32 rect 90 -310 {120..180} 10 4 : ink /0.6; rect 150 -490 70 40 4 : gold; path M170 -250 l40 -60 l-6 46 l30 0 l-46 70 l8 -56z : {gold|ink} /0
# flexCables flat orange,gold 0
path M-320 -520 L-240 -520 L-240 -300 L-120 -300 L-120 -80 L-200 -80 L-200 -230 L-320 -230z : {#c9862f|#3a3d44}; rect -330 -550 100 40 4 : ink; rect -210 -90 100 40 4 : ink; path M-40 -560 L30 -560 L30 -200 Q30 -160 -10 -160 L-60 -160 L-60 -220 L-40 -220z : #c9862f; rect -50 -590 90 40 4 : ink; *3 110 0 rect 90 -540 90 90 14 : ink; *3 110 0 circle 135 -495 34 : glow(#6f8fb5,#1b2230,#0a0d14); *3 110 0 path M120 -450 L150 -450 L150 -{300..360} L120 -300z : #c9862f; *3 110 0 rect 106 -310 58 30 3 : ink; rect 100 -200 260 70 6 : white; *6 40 0 circle 124 -166 10 : steel
# walkiePair small black,yellow 300
*2 300 0 rect -220 -620 30 270 10 : tube(ink); *2 300 0 rect -250 -380 200 376 26 : tube(c); *2 300 0 rect -220 -340 140 90 8 : down(#cfe9d0,#93bf98); *2 300 0 rect -206 -320 100 20 4 : #2f4a3a /0.7; *2 300 0 rect -96 -416 40 44 8 : ink; *2 300 0 *3 46 0 rect -216 -230 36 24 6 : lead; *2 300 0 *3 46 0 rect -216 -194 36 24 6 : lead; *2 300 0 *4 0 20 rect -200 -130 100 8 4 : ink; *2 300 0 rect -262 -300 16 90 6 : {orange|lead}
# cordless small black,white,silver 250
path M-140 0 L-120 -120 L120 -120 L140 0z : front(c); oval 0 -120 120 30 : c-2; @ 0 -60 {4..12} rect -66 -520 132 440 40 : tube(c); @ 0 -60 8 rect -48 -490 96 120 8 : down(#bfe0e8,#7fb0c8); @ 0 -60 8 rect -36 -470 60 14 3 : #2f4a5a /0.7; @ 0 -60 8 *3 32 0 rect -46 -350 26 24 8 : c+4; @ 0 -60 8 *3 32 0 rect -46 -310 26 24 8 : c+4; @ 0 -60 8 *3 32 0 rect -46 -270 26 24 8 : c+4; @ 0 -60 8 *3 32 0 rect -46 -230 26 24 8 : c+4; circle 90 -60 10 : #59d08a
# deskPhone small black,white,red,beige 340
path M-320 0 L-290 -200 Q-280 -240 -240 -240 L240 -240 Q280 -240 290 -200 L320 0z : front(c); rect -40 -210 250 70 6 : down(#bfe0c8,#8fbf9f); *4 66 0 rect -36 -120 52 26 8 : c+4; *4 66 0 rect -36 -84 52 26 8 : c+4; *4 66 0 rect -36 -48 52 26 8 : c+4; path M-270 -40 Q-330 -260 -270 -320 L-120 -330 Q-90 -280 -110 -240 L-130 -40 Q-160 0 -270 -40z : c-2; rect -300 -330 220 90 44 : tube(c+1); rect -290 -90 200 84 40 : tube(c+1); rect -250 -270 120 220 20 : tube(c); line 10 M-290 -40 q-80 40 -60 80 : c-4
`;
