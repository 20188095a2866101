import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { type Kept, keepReadyWith } from "#core/platform/ready/keepReady.ts";
import type { Asked, WebApp } from "./addresses.ts";
import { type FoundHead, findHead } from "./findHead.ts";
import type { Head } from "./Head.ts";
import type { PageTemplate } from "./PageTemplate.ts";
import { closedHead, missingHead } from "./plainHeads.ts";

/** No page waits longer for what it says of itself: the app in it asks for all it shows anyway. */
const PATIENCE_MS = 1000;

/** A page with how it is to be sent; one that lasts is worth compressing well. */
type ReadyPage = Kept<Pick<Head, "status"> & { isLasting: boolean }>;

/** Pages of addresses that lead nowhere aren't kept, as there are endlessly many. */
class Missing extends Error {}

/** The page, its app and its language. */
interface Place {
  app: WebApp;
  template: PageTemplate;
  asked: Asked;
}

function keepPage({ app, template, asked }: Place, found: FoundHead): Promise<ReadyPage> {
  const { key, read, ofListings = false, isLasting = false } = found;
  const { language, isStated } = asked;
  const make = async () => {
    const head = await read(asked);
    if (head === undefined) throw new Missing();
    return { text: template.fill(head), about: { status: head.status, isLasting } };
  };
  const address = `page:${app}:${template.build}:${language}:${isStated}:${key}`;
  return keepReadyWith(address, make, { ofListings });
}

async function inTime(page: Promise<ReadyPage>): Promise<ReadyPage> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("A page's head wasn't there in time")), PATIENCE_MS);
  });
  try {
    return await Promise.race([page, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An app's page with the head of an address, kept for everyone; without the database it says nothing but whose it is. */
export async function readyPage(place: Place, path: string, query: URLSearchParams): Promise<ReadyPage> {
  const { app } = place;
  const missing = () =>
    keepPage(place, { key: "missing", isLasting: true, read: (asked) => missingHead(app, asked) });
  const found = findHead(app, path, query);
  if (!found) return missing();
  const page = keepPage(place, found);
  try {
    return await inTime(page);
  } catch (error) {
    if (error instanceof Missing) return missing();
    page.catch(() => undefined);
    log.warn({ error: describeError(error) }, "a page goes without its head");
    const read = (asked: Asked) => ({ ...closedHead(app, asked), isForNow: true });
    return keepPage(place, { key: "without", isLasting: true, read });
  }
}
