import type { Input, Serve } from "../control/serve.ts";
import { HttpError } from "../http/router.ts";
import { parseLink } from "../miniapp/parseLink.ts";
import type { World } from "../world.ts";
import { createAsk, type Habit } from "./callMerchant.ts";
import { click } from "./click.ts";
import { payme } from "./payme.ts";
import type { Debit, Provider } from "./provider.ts";
import {
  type PayCall,
  type PayProvider,
  type PayReport,
  type PayView,
  payProviders,
  payWays,
} from "./shapes.ts";
import { uzum } from "./uzum.ts";

const habits: Partial<Record<string, Habit>> = { twice: "twice", lost: "lost" };
const debits: Partial<Record<string, Debit>> = { decline: "refused", timeout: "never" };

function findProvider(
  { options }: World,
  name: string | undefined,
): { name: PayProvider; provider: Provider } {
  const known = payProviders.find((one) => one === name);
  const keys = options.payments;
  const made = {
    payme: keys.payme && payme(keys.payme),
    click: keys.click && click(keys.click),
    uzum: keys.uzum && uzum(keys.uzum),
  };
  const provider = known && made[known];
  if (!provider) throw new HttpError(404, `No pay page of ${name}: there are ${payProviders.join(", ")}`);
  return { name: known, provider };
}

function readLink(provider: Provider, name: PayProvider, link: unknown) {
  const url = typeof link === "string" && URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !`${url.pathname}/`.startsWith(`/pay/${name}/`)) {
    throw new HttpError(400, `That is no link of ${name}'s pay page`);
  }
  return provider.readLink(url);
}

function view(world: World, name: string | undefined, link: unknown): PayView {
  const found = findProvider(world, name);
  const { account, tiyin, back } = readLink(found.provider, found.name, link);
  return {
    provider: found.name,
    tiyin,
    orderNumber: Object.values(account).join(", "),
    back: parseLink(back, world.options.botUsername),
    canGiveBack: found.provider.giveBack !== undefined,
  };
}

async function pay(world: World, name: string | undefined, input: Input): Promise<PayReport> {
  const found = findProvider(world, name);
  const order = readLink(found.provider, found.name, input.link);
  const way = payWays.find((one) => one === input.how);
  if (!way) throw new HttpError(400, `A payment goes as ${payWays.join(", ")}`);
  const calls: PayCall[] = [];
  const run = async (habit: Habit, debit: Debit) => {
    const id = found.provider.makeId();
    const ask = createAsk(world.options.appOrigin, habit, calls);
    return { id, outcome: await found.provider.pay(ask, id, order, debit) };
  };
  const payments = [await run(habits[way] ?? "once", debits[way] ?? "taken")];
  if (way === "twice") payments.push(await run("once", "taken"));
  return { payments, calls };
}

async function giveBack(world: World, name: string | undefined, input: Input): Promise<PayReport> {
  const { provider } = findProvider(world, name);
  const id = typeof input.payment === "string" ? input.payment : "";
  if (!provider.giveBack)
    throw new HttpError(400, `${name}'s protocol has no word for it: its dashboard does it`);
  const calls: PayCall[] = [];
  const outcome = await provider.giveBack(createAsk(world.options.appOrigin, "once", calls), id);
  return { payments: [{ id, outcome }], calls };
}

/** Serves the calls of the stand-ins for the providers' pay pages; tests pay by them without a page. */
export function payRoutes(world: World, serve: Serve): void {
  serve("GET", "/sim/pay/:provider", (_, { params, url }) =>
    view(world, params.provider, url.searchParams.get("link")),
  );
  serve("POST", "/sim/pay/:provider", (input, { params }) => pay(world, params.provider, input));
  serve("POST", "/sim/pay/:provider/return", (input, { params }) => giveBack(world, params.provider, input));
}
