import { CLOTH, FLOOR, SKY, WALL } from "./placeColours.ts";

/** An empty room whose back wall goes from (x, y) to (right, bottom). */
const room = (x: number, y: number, right: number, bottom: number) => `
rect 0 0 1280 700 0 : ${WALL}; rect 0 700 1280 260 0 : ${FLOOR}; path M0 0 H1280 L${right} ${y} H${x}z : {w}+6; path M0 0 L${x} ${y} V${bottom} L0 960z : along({w}-2,{w}); path M1280 0 L${right} ${y} V${bottom} L1280 960z : along({w}-1,{w}-2)
rect ${x} ${y} ${right - x} ${bottom - y} 0 : down({w},{w}-1); path M0 960 L${x} ${bottom} H${right} L1280 960z : down({f}-1,{f}+1)
line 4 M${x + 100} ${bottom} L-20 960 M${x + 220} ${bottom} L220 960 M${x + 340} ${bottom} L480 960 M${x + 460} ${bottom} L760 960 M${x + 580} ${bottom} L1000 960 M${x + 700} ${bottom} L1250 960 : {f}-4 /0.35; path M0 960 L${x} ${bottom} H${right} L1280 960 L1280 940 L${right} ${bottom - 14} H${x} L0 940z : white /0.7`;

const pane = (x: number, y: number, w: number, h: number) => `
rect ${x - 14} ${y - 14} ${w + 28} ${h + 28} 4 : white; rect ${x} ${y} ${w} ${h} 2 : ${SKY}; *{2..5} ${Math.round(w / 5)} 0 rect ${x + 8} ${y + h - 110} ${Math.round(w / 7)} 110 0 : {#9db1c2|#7fa86a|#c9b294} /0.6; rect ${x + w / 2 - 5} ${y} 10 ${h} 0 : white
rect ${x - 70} ${y - 40} ${w + 140} 12 6 : {wood|steel|gold}; path M${x - 64} ${y - 34} h{60..110} q-10 ${h / 2} -20 ${h + 110} h-60z : {cream|${CLOTH}} /0.92; path M${x + w + 64} ${y - 34} h-{60..110} q10 ${h / 2} 20 ${h + 110} h60z : {cream|white} /0.85`;

const picture = (x: number, y: number) =>
  `rect ${x} ${y} {110..170} {120..190} 3 : {white|ink|wood}; rect ${x + 12} ${y + 12} 84 96 1 : down({#e8b48a|#7fb0c8|#c9d6a0},{#c96f5b|#3d5f8a|#5e7d5a})`;

const rug = (x: number, y: number) =>
  `oval ${x} ${y} {340..470} {50..84} : ${CLOTH}-1; oval ${x} ${y} {260..320} 48 : {cream|c|gold} /0.5`;

type Frame = [number, number, number, number];

interface Look {
  walls: Frame;
  pane: Frame;
  left: number;
  right: number;
  back: number;
}

/** Looks into rooms: the back wall, and where its window and its furniture are. */
const looks: Look[] = [
  { walls: [240, 110, 1040, 650], pane: [470, 190, 330, 270], left: 330, right: 960, back: 640 },
  { walls: [60, 90, 900, 640], pane: [150, 180, 260, 280], left: 200, right: 820, back: 560 },
  { walls: [380, 100, 1220, 660], pane: [800, 190, 300, 260], left: 460, right: 1080, back: 760 },
  { walls: [150, 60, 1130, 600], pane: [220, 150, 400, 250], left: 260, right: 1000, back: 820 },
];

const lookInto = (furnish: (look: Look) => string) =>
  looks.map((look) => `${room(...look.walls)}\n${furnish(look)}`).join("\n--\n");

const living = lookInto(
  (l) => `${pane(...l.pane)}
${picture(l.right - 120, 170)}; ${rug(l.back, 850)}; use {shelf|tv|wardrobe|lamp|plant} ${l.right} {740..760} 0.62 : ${CLOTH}; use sofa ${l.back} {790..830} {0.74|0.84} : ${CLOTH}; use {plant|lamp|vase|floorVase} ${l.left - 60} 780 0.66 : {white|gold|brown}; use {coffeeTable|armchair|plant} ${l.left + 60} 930 0.7 : ${CLOTH}; @ ${l.back} 250 0 circle 0 0 {60..140} : glow(#fff1c477,#fff1c400)`,
);
const bedroom = lookInto(
  (l) => `${pane(...l.pane)}
${picture(l.right - 160, 150)}; use {wardrobe|dresser|lamp} ${l.right} 750 0.66 : {wood|white|brown}; ${rug(l.back, 890)}; use {bed|bed|singleBed} ${l.back} {830..870} {0.82|0.94} : ${CLOTH}; use {lamp|plant|dresser} ${l.left - 80} 790 {0.5|0.62} : {gold|white|brown}`,
);
const kitchenRoom = lookInto(
  (l) => `${pane(l.pane[0] + 60, l.pane[1] - 40, 200, 180)}
use kitchenSet ${l.back} {690..720} {0.9|1.02} : {white|green|sky|red|beige|brown|grey}; use {fridge|fridge|freezer} ${l.right} {730..760} {0.66|0.74} : {white|silver|black|beige}; use {stove|washer|dishwasher} ${l.left} {730..750} 0.4 : {white|black|silver}; use {dining|roundTable|plant} ${l.back + 60} {910..940} 0.62 : {wood|white|brown}`,
);
const bathroom = lookInto(
  (
    l,
  ) => `*14 0 46 path M${l.walls[0]} ${l.walls[1]} H${l.walls[2]} v3 H${l.walls[0]}z : white /0.6; *18 46 0 path M${l.walls[0]} ${l.walls[1]} v540 h3 v-540z : white /0.6; rect ${l.walls[0]} {330..380} ${l.walls[2] - l.walls[0]} {30..60} 0 : {sky|green|brown|blue|gold} /0.6
use {bathtub|bathtub|shower} ${l.back} {780..800} {0.8|0.92} : white; use {washbasin|washbasin|washer} ${l.right} {770..790} 0.66 : {white|wood|grey|black}; use toilet ${l.left - 60} {830..870} 0.6 : white; rect ${l.left} 200 {100..150} {130..190} 10 : down(#cfe4ee,#f4fafc)`,
);
const hallway = lookInto(
  (l) =>
    `use {door|wardrobe} ${l.left} 650 0.84 : {brown|white|grey}; ${picture(l.back - 60, 180)}; use {hallStand|wardrobe|dresser} ${l.back + 60} 740 0.8 : {wood|white|brown}; use door ${l.right} 690 0.8 : {white|brown|beige}; ${rug(l.back, 880)}`,
);
const bareRoom = looks
  .map(
    (l) => `${room(...l.walls)
      .replace(
        "{w=#efe3cf|#d5e3ea|#dfe8d6|#f2e0d6|#e6e0ee|#f4f3ef|#c9d3cf|#e8d9b8|#b9c6cf|#d8c3b0}",
        "{w=#b5b3ae|#a39f98|#c0b8a8}",
      )
      .replace("{f=#b88d63|#8f6b4c|#d0b894|#a59a8c|#6f5846|#c9a67c}", "{f=#9a9894|#aaa59c}")}
rect ${l.pane[0]} ${l.pane[1]} ${l.pane[2]} ${l.pane[3]} 0 : ${SKY}; rect ${l.pane[0]} ${l.pane[1]} 12 ${l.pane[3]} 0 : white; rect ${l.pane[0] + l.pane[2] / 2} ${l.pane[1]} 8 ${l.pane[3]} 0 : white; *6 130 0 rect ${l.walls[0]} {200..400} 90 3 0 : lead /0.4; line 5 M${l.back} 0 q{-40..40} 80 10 130 : ink; circle ${l.back + 10} 150 26 : ball(lamp); {rect ${l.right - 90} 280 150 ${l.walls[3] - 280} 0 : {#6f6c66|#54504a}|*9 0 40 path M${l.walls[0]} 260 h{120..260} v4 h-200z : #8f5a45 /0.7|path M${l.right - 160} ${l.walls[1]} h{90..160} V${l.walls[3]} h-120z : {#a8795a|#8f8b84}}; use {sacks|ladder|bricks|paint|rolls|door|timber|cableCoil} ${l.left} {780..860} 0.5 : {beige|grey|orange|brown|white}; use {sacks|ladder|bricks|bulb|toilet|tiles|drill} ${l.back + 80} {840..920} {0.3|0.44} : {white|blue|beige|red}`,
  )
  .join("\n--\n");
const oldRoom = lookInto(
  (l) => `${pane(...l.pane)}
*7 110 0 path M${l.walls[0] + 40} ${l.walls[1]} h30 v{120..260} l-16 30 l-14 -24z : #9a8f78 /0.5; path M${l.left} ${l.walls[3] - 180} l70 -60 l50 90 l-40 80 l-70 -20z : #a8795a; *3 0 22 rect ${l.left + 4} ${l.walls[3] - 170} 90 3 0 : cream /0.5; use {ladder|paint|sacks} ${l.right} 800 {0.5|0.6} : {orange|white|beige}; use {desk|dining|paint} ${l.back} 880 0.4 : brown; line 6 M${l.back} ${l.walls[1]} q20 50 0 80 : ink; circle ${l.back} 190 20 : lamp`,
);
const studioFlat = lookInto(
  (l) => `${pane(...l.pane)}
use kitchenSet ${l.right - 40} 680 0.6 : {white|grey|beige|green}; use {singleBed|bed} ${l.left + 40} 800 0.56 : ${CLOTH}; ${rug(l.back, 880)}; use sofa ${l.back + 80} 880 0.6 : ${CLOTH}; use {lamp|plant} ${l.left - 100} 900 0.6 : {gold|white}`,
);

const office = lookInto(
  (l) =>
    `*3 ${Math.round((l.walls[2] - l.walls[0]) / 3)} 0 rect ${l.walls[0] + 30} ${l.walls[1] + 50} 210 {280..340} 2 : ${SKY}; *9 ${Math.round((l.walls[2] - l.walls[0]) / 9)} 0 rect ${l.walls[0] + 40} {330..400} 40 110 0 : #9db1c2 /0.6; *4 300 0 rect {90..150} 20 170 14 4 : lamp; use desk ${l.left + 40} {820..850} {0.6|0.72} : {wood|white|brown}; use {desk|officeChair|shelf} ${l.right - 20} {790..860} {0.6|0.68} : {wood|white|black}; use {plant|officeChair|cooler} ${l.back} {900..930} 0.6 : {white|black}`,
);
const cafe = lookInto(
  (l) =>
    `rect ${l.walls[0]} {380..420} ${l.walls[2] - l.walls[0]} 240 0 : {#9b6f49|#5d4a3a|#4f6a58|#8a4a3f}; ${pane(...l.pane)}; *3 380 0 line 5 M250 0 L250 {170..210} : ink; *3 380 0 path M200 260 Q205 200 250 196 Q295 200 300 260z : {gold|ink|red|green}; *3 380 0 circle 250 270 110 : glow(#fff1c488,#fff1c400); use {dining|roundTable} ${l.left} {860..900} {0.56|0.66} : wood; use {dining|roundTable|sofa} ${l.right - 20} {870..920} {0.6|0.7} : {wood|red|green}`,
);

const boutique = lookInto(
  (l) =>
    `*4 250 0 rect {60..120} 30 140 12 6 : lamp; line 8 M${l.left - 60} 300 H${l.back - 40} : steel; *5 62 0 use {dress|jacket|shirt|hoodie} ${l.left - 20} 520 0.3 : ${CLOTH}; use {mannequin|shelf|wardrobe} ${l.right - 40} 760 0.8 : {white|wood}; use {register|armchair|plant} ${l.back} 880 0.5 : {black|red}`,
);

const coldStore = `rect 0 0 1280 960 0 : down(#dfeaf2,#c3d6e4); *9 160 0 rect 0 0 4 700 0 : white; path M0 960 L0 700 H1280 V960z : #b9c3ca; *4 320 0 rect {20..40} 300 230 400 4 : {#eef4f8|#a9c0d2}; *4 320 0 rect 60 340 190 {300..340} 2 : {#7fa3c0|#5f86a8}; *4 320 0 path M130 470 l20 34 l38 0 l-20 34 l20 34 l-38 0 l-20 34 l-20 -34 l-38 0 l20 -34 l-20 -34 l38 0z : white /0.8; rect 0 690 1280 30 0 : #e8b43a; *16 84 0 path M0 690 h40 l-20 30 h-40z : ink; *2 640 0 rect {120..200} 60 260 120 10 : steel; *2 640 0 circle {240..260} 120 44 : ink; use {truck|semi|boxes} {340..900} 930 0.56 : {white|blue}`;
const workshop = `rect 0 0 1280 960 0 : down({#8f9aa0|#a8a294|#7f8f88},{#bcc3c6|#c9c2b2}); *6 230 0 rect {20..40} 80 150 180 2 : #dff0f8; path M0 700 H1280 V960 H0z : {#8a8680|#9c948a}; *5 300 0 rect 0 0 24 700 0 : {#5b6068|#a8543f}; rect 0 40 1280 22 0 : {#e8b43a|#5b6068}; rect {300..800} 62 90 60 6 : ink; use lathe {280..340} 800 0.7 : {blue|green|grey}; use {lathe|sewing|generator} {900..980} 840 0.7 : {green|blue|red}; use {boxes|rebar|timber} {600..680} 920 0.5 : brown`;

const parkingLot = `path M0 0 H1280 V300 H0z : #6e7278; rect 0 260 1280 380 0 : {#a9adb0|#c0bcb2|#8f979c}; path M0 960 V620 H1280 V960z : #82868a; *5 {290..310} 0 rect {0..60} 0 80 700 0 : {#c9c6bd|#b9bec4}; *5 300 0 rect {0..60} 460 80 90 0 : {#e8b43a|#c93b3f|#3d6a94}; *4 320 0 rect {80..160} 60 180 18 6 : #fffbe8; *6 230 0 line 10 M{40..80} 660 L-60 960 : white; use {sedan|suv|hatch} {300..420} 850 0.6 : {white|red|black}; use {sedan|suv} {880..980} 800 0.5 : {blue|silver}`;
const pitGarage = lookInto(
  (l) =>
    `*4 0 60 rect ${l.walls[0] + 20} {200..240} 220 10 2 : wood; *4 30 60 rect ${l.walls[0] + 30} 170 26 {26..36} 3 : {red|blue|gold}; path M${l.back - 200} 960 L${l.back - 90} 700 H${l.back + 90} L${l.back + 220} 960z : #2b2622; *5 0 44 line 8 M${l.back - 110} 740 H${l.back + 120} : #5d4433; line 8 M${l.back} 0 V120 : ink; circle ${l.back} 140 140 : glow(#fff1c4aa,#fff1c400); circle ${l.back} 140 26 : lamp; use {handTools|tyreStack|ladder} ${l.right} 820 0.5 : {blue|red|black}; use {tyre|bicycle|compressor} ${l.left - 60} 860 0.5 : {red|black}`,
);

const renovation = lookInto(
  (l) =>
    `path M${l.walls[0]} ${l.walls[1]} h${Math.round((l.walls[2] - l.walls[0]) / 2)} l{-60..60} ${l.walls[3] - l.walls[1]} H${l.walls[0]}z : ${CLOTH}+4; ${pane(...l.pane)}; path M0 960 L${l.walls[0]} ${l.walls[3]} H${l.walls[2]} L1280 960z : white /0.4; use ladder ${l.right - 40} 800 {0.7|0.8} : {orange|silver}; use paint ${l.left} 880 0.5 : ${CLOTH}; line 12 M${l.back} 840 L${l.back - 100} 420 : wood; rect ${l.back - 170} 360 130 60 20 : {white|yellow|sky|green}; use {sacks|handTools|drill|enamel} ${l.back + 100} 920 0.4 : {red|blue|beige}`,
);
/** Looks up in a room: most of the picture is the ceiling, which shines and mirrors the window. */
const looksUp: Frame[] = [
  [260, 470, 1020, 810],
  [90, 430, 900, 780],
  [370, 450, 1190, 800],
  [170, 520, 1120, 830],
];
const ceiling = looksUp
  .map(([x, y, right, bottom]) => {
    const middle = Math.round((x + right) / 2);
    const spots = [0.15, 0.45, 0.72, 0.92].flatMap((way) =>
      [190, 1090].map((from) => {
        const to = from < 640 ? x + 90 : right - 90;
        const at = `${Math.round(from + (to - from) * way)} ${Math.round((y - 30) * way)}`;
        const radius = Math.round(20 - 11 * way);
        return `circle ${at} ${radius * 4} : glow(#fff6dc99,#fff6dc00); circle ${at} ${radius} : steel; circle ${at} ${radius - 3} : lamp`;
      }),
    );
    return `${room(x, y, right, bottom)}${pane(middle - 130, y + 70, 260, 170)}
path M0 0 H1280 L${right} ${y} H${x}z : down({#bcd3e2|#dccbb6|#cdbfe0|#b4d4c8},#f4f8fa); path M${middle - 150} ${y} H${middle + 150} L${middle + 230} ${y - 200} H${middle - 230}z : ${SKY} /0.4
line 34 M120 0 L${x + 50} ${y - 20} H${right - 50} L1160 0 : #fff6dc /0.45; line 9 M120 0 L${x + 50} ${y - 20} H${right - 50} L1160 0 : white
${spots.join("; ")}
oval ${middle} {120..150} 330 110 : glow(#fff6dccc,#fff6dc00); oval ${middle} {130..140} {120..150} 46 : {gold|steel|white}; oval ${middle} {136..142} 104 34 : lamp
use {ladder|plant|lamp} ${right - 40} 900 0.5 : {orange|white|gold}; use {sofa|bed} ${middle - 120} 950 0.5 : ${CLOTH}`;
  })
  .join("\n--\n");
const techStore = lookInto(
  (l) =>
    `*2 ${Math.round((l.walls[2] - l.walls[0]) / 2)} 0 use tv ${l.walls[0] + 190} ${l.walls[3] - 40} 0.4 : black; *4 300 0 rect {90..150} 20 170 14 4 : lamp; box ${l.left - 60} 760 360 130 90 4 : {white|grey}; use laptop ${l.left + 50} 764 0.22 : silver; use tablet ${l.left + 200} 764 0.2 : black; box ${l.back + 60} 830 340 130 90 4 : {white|grey}; use macbook ${l.back + 150} 834 0.22 : silver; use headphones ${l.back + 320} 834 0.24 : {red|black}`,
);
const shoeStore = lookInto(
  (l) =>
    `*4 0 110 rect ${l.walls[0] + 40} 260 ${l.walls[2] - l.walls[0] - 80} 12 0 : {wood|white}; *2 0 220 *4 ${Math.round((l.walls[2] - l.walls[0] - 60) / 4)} 0 use {sneaker|samba|newBalance} ${l.walls[0] + 120} 262 0.18 : ${CLOTH}; *2 0 220 *4 ${Math.round((l.walls[2] - l.walls[0] - 60) / 4)} 0 use {oxford|heels|boot|sandal} ${l.walls[0] + 120} 372 0.18 : {black|brown|red|beige}; box ${l.back - 160} 840 300 80 80 20 : {red|grey|brown|green}; use register ${l.right} 860 0.4 : black`,
);
const weddingHall = `rect 0 0 1280 640 0 : down({#f2e3ea|#e8e0f0|#f6efe0|#e3ecec},white); *9 160 0 path M-40 0 Q40 {140..220} 120 0z : {pink|white|gold|sky} /0.7; *9 160 0 path M{0..40} 0 q30 320 -20 640 h60 q30 -320 0 -640z : white /0.6; path M280 660 V300 Q640 {40..120} 1000 300 V660z : {white|cream} /0.9; *{13|15} 0 0 circle 0 0 0 : c; ~18 640 420 circle 0 -{300..320} {30..44} : ball({pink|white|red|violet}); ~18 640 420 circle 40 -310 24 : ball({white|gold|leaf+2}); rect 0 640 1280 320 0 : {#c9b29a|#a88a74|#b9a9b4}; use sofa 640 700 0.56 : {white|beige|pink}; *2 760 0 use roundTable 240 880 0.7 : white; *2 760 0 use gift 250 690 0.24 : {red|gold}; *3 420 0 circle {180..240} 90 60 : glow(#fff1c4,#fff1c400)`;
const salon = lookInto(
  (l) =>
    `*3 250 0 rect ${l.walls[0] + 40} 190 150 260 {4|75} : {gold|white|wood}; *3 250 0 rect ${l.walls[0] + 54} 204 122 232 {4|60} : down(#cfe4ee,#f4fafc); *3 250 0 rect ${l.walls[0] + 30} 470 170 20 4 : {wood|white}; use salonChair ${l.left + 20} 820 0.62 : {black|red|brown|beige}; use salonChair ${l.back + 60} 850 0.68 : {black|red|brown|beige}; use {plant|shelf|salonChair} ${l.right} 830 0.56 : {white|black}`,
);
const minimarket = lookInto(
  (l) =>
    `*3 ${Math.round((l.walls[2] - l.walls[0]) / 3)} 0 use storeShelf ${l.walls[0] + 140} ${l.walls[3] + 20} 0.42 : {white|grey}; *4 300 0 rect {90..150} 20 170 14 4 : lamp; use {showcase|fridgeSbs} ${l.right - 20} 800 0.6 : {white|silver}; use register ${l.left} {880..920} 0.6 : {black|white}; use {fruitCrate|boxes} ${l.back + 40} 900 0.5 : {green|brown}`,
);
const openSpace = lookInto(
  (l) =>
    `*3 250 0 rect ${l.walls[0] + 30} 170 210 260 2 : ${SKY}; use desk ${l.left + 30} 760 0.5 : {white|wood}; use desk ${l.right - 60} 770 0.52 : {white|wood}; *2 420 0 rect {330..380} 640 20 200 2 : {#6fa9c9|#8fbf9f|#d9a05a}; use desk ${l.left + 60} 920 0.68 : {white|wood}; use desk ${l.right - 40} 930 0.7 : {white|wood}`,
);

/** Rooms to live and to work in; the format is told in subject.ts, that of the shapes in art.ts. */
export const rooms = `
# living place beige,sky,green,grey
${living}
# bedroom place sky,pink,beige,violet
${bedroom}
# kitchenRoom place white,sky,green
${kitchenRoom}
# bathroom place sky,green,beige
${bathroom}
# hallway place beige,grey
${hallway}
# bareRoom place grey
${bareRoom}
# oldRoom place beige,green
${oldRoom}
# studioFlat place beige,white
${studioFlat}
# office place blue,green
${office}
# renovation place beige,sky,green
${renovation}
# ceiling place white,sky
${ceiling}
# techStore place white
${techStore}
# shoeStore place beige
${shoeStore}
# weddingHall place pink,white
${weddingHall}
# salon place pink,beige
${salon}
# minimarket place green
${minimarket}
# openSpace place white
${openSpace}
# boutique place white,pink
${boutique}
# cafe place green,brown
${cafe}
# coldStore place sky
${coldStore}
# workshop place grey
${workshop}
# parkingLot place grey
${parkingLot}
# pitGarage place grey
${pitGarage}
`;
