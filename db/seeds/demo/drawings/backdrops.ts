import { darker, lighter } from "./colours.ts";
import { grounds, planes } from "./floors.ts";
import type { Kit } from "./kit.ts";
import { skyline } from "./outdoors.ts";
import { circle, path, rect } from "./shapes.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import { decor, lights, textures } from "./walls.ts";

function indoors(kit: Kit): string {
  const { setting, sketch, deal } = kit;
  const { kind, tone, floor, horizon, back, ground } = setting;
  const isTable = kind === "table";
  const edge =
    kind === "wall"
      ? rect(0, horizon, WIDTH, 100, 0, lighter(tone, 0.6))
      : rect(
          0,
          horizon - (isTable ? 0 : 18),
          WIDTH,
          isTable ? 5 : 18,
          0,
          isTable ? lighter(floor, 0.4) : lighter(tone, 0.6),
        );
  return (
    rect(
      0,
      0,
      WIDTH,
      kind === "wall" ? HEIGHT : horizon,
      0,
      sketch.down(lighter(tone, 0.12), darker(tone, 0.1)),
    ) +
    textures[back]?.(tone, horizon, deal) +
    deal.pick(kind === "wall" || back === "window" || back === "shelves" ? decor.slice(0, 1) : decor)(kit) +
    deal.pick(lights)(kit) +
    (kind === "wall"
      ? ""
      : rect(
          0,
          horizon,
          WIDTH,
          HEIGHT - horizon,
          0,
          sketch.down(darker(floor, 0.12), floor, lighter(floor, 0.12)),
        ) + (grounds[ground]?.(kit) ?? "")) +
    edge
  );
}

function studio({ setting: { tone, back, horizon }, sketch, deal }: Kit): string {
  if (back === "halves") {
    const other = deal.pick(["#f1d9a8", "#e8eaec", "#b9d3d6", "#3f4653", "#e2a99a"]);
    return (
      rect(0, 0, WIDTH, HEIGHT, 0, sketch.down(lighter(tone, 0.1), tone)) +
      path(
        `M0 ${horizon}L${WIDTH} ${horizon + deal.int(-120, 120)}V960H0z`,
        sketch.down(darker(other, 0.08), other),
      )
    );
  }
  const sweep = rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    sketch.down(tone, lighter(tone, 0.2), lighter(tone, 0.5), darker(tone, 0.12)),
  );
  return back === "spot"
    ? sweep + circle(deal.int(480, 800), deal.int(300, 460), deal.int(280, 420), lighter(tone, 0.5), 0.6)
    : sweep +
        rect(
          0,
          0,
          WIDTH,
          HEIGHT,
          0,
          sketch.slant(deal.chance(0.5) ? 0 : 1, "#ffffff88", "#ffffff00", "#1a1c2855"),
        );
}

/** What is seen of a setting before the thing is put there. */
export function backdrop(kit: Kit): string {
  const { setting, sketch, deal } = kit;
  if (setting.kind === "studio") return studio(kit);
  if (setting.kind === "outdoors") return skyline(setting, sketch, deal);
  if (setting.kind === "above") {
    const { floor, back } = setting;
    return (
      rect(0, 0, WIDTH, HEIGHT, 0, sketch.slant(0, lighter(floor, 0.14), floor, darker(floor, 0.16))) +
      (planes[back]?.(floor, deal) ?? "")
    );
  }
  return indoors(kit);
}
