import {
  type ComponentType,
  createContext,
  lazy,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
  useTransition,
} from "react";
import { isServerThere } from "../client/isServerThere.ts";
import { bringStyles } from "./bringStyles.ts";
import { useOverlays } from "./overlays.ts";

export interface FailedProps {
  /** Asks for the code again. The failure stays on the screen until the code comes. */
  onRetry: () => void;
  isRetrying: boolean;
  /** Whether the server couldn't be reached either. */
  isOffline: boolean;
}

/** Whether nothing lies over the page and nobody is typing in it, so that opening it again loses nothing. */
const isFree = () => useOverlays.getState().stack.length === 0;

/** A component whose code comes later, and a way to have it come before it is drawn. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Whether the code is there. */
  isLoaded: () => boolean;
  /** Loads the code where there is a network, so that it is drawn at once; what fails is tried again when it is drawn. */
  preload: () => Promise<void>;
};

const Retry = createContext<Omit<FailedProps, "isOffline">>({ onRetry: () => undefined, isRetrying: false });

/**
 * A component whose code comes when it is needed, under a Suspense. Where it can't come, `Failed` stands in its place
 * with the same props until its retry succeeds, the network is back or it is shown another time: unlike with React's
 * own `lazy`, no failure is kept, and none is thrown.
 *
 * Browsers remember a module that failed until the page is opened again. Without a network, or where opening the page
 * again would lose something, nothing is imported before the server has answered. Elsewhere a second failure beside a
 * server that answers opens the page again, as a new version may have replaced the code.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & FailedProps>,
): LazyPart<Props> {
  function Failure(props: Props) {
    const retry = useContext(Retry);
    const { onRetry } = retry;
    useEffect(() => {
      // The network may have been back before this could hear of it.
      if (wasCut && navigator.onLine) return onRetry();
      window.addEventListener("online", onRetry);
      return () => window.removeEventListener("online", onRetry);
    }, [onRetry]);
    return <Failed {...props} {...retry} isOffline={isOffline} />;
  }

  /** Once there, it is drawn without suspending: React shows what waited behind a fallback 300 ms late. */
  let loaded: ComponentType<Props> | undefined;
  let failures = 0;
  let hasFailed = false;
  let isOffline = false;
  /** Whether there was no network at some time of the last attempt. */
  let wasCut = false;
  let current = attempt();
  async function bring() {
    const part = await load();
    await bringStyles();
    loaded = part;
    return part;
  }
  function attempt() {
    hasFailed = false;
    return lazy<ComponentType<Props>>(async () => {
      wasCut = !navigator.onLine;
      let isThere = (navigator.onLine && isFree()) || (await isServerThere());
      if (isThere) {
        try {
          return { default: await bring() };
        } catch {
          failures += 1;
          wasCut ||= !navigator.onLine;
          isThere = await isServerThere();
          if (failures > 1 && isFree() && isThere) location.reload();
        }
      }
      isOffline = !isThere;
      hasFailed = true;
      return { default: Failure };
    });
  }

  function Part(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props>>(() => loaded ?? current);
    const [isRetrying, startRetry] = useTransition();
    const onRetry = useCallback(() => {
      const next = attempt();
      current = next;
      startRetry(() => setShown(() => next));
    }, []);
    useEffect(
      () => () => {
        if (hasFailed) current = attempt();
      },
      [],
    );
    return (
      <Retry value={{ onRetry, isRetrying }}>
        <Shown {...props} />
      </Retry>
    );
  }

  async function preload() {
    if (navigator.onLine) await bring().catch(() => undefined);
  }
  return Object.assign(Part, { preload, isLoaded: () => loaded !== undefined });
}

/**
 * Has a part come behind what is drawn. True as soon as it is there, or can't come: drawn only then, it needs no
 * fallback, behind which React would hold it back for a while.
 */
export function usePreloaded({ preload, isLoaded }: Pick<LazyPart<never>, "preload" | "isLoaded">): boolean {
  const [isOver, setOver] = useState(isLoaded);
  useEffect(() => {
    let isHere = true;
    // In slices, as somebody may be typing in what is drawn.
    void preload().then(() => isHere && startTransition(() => setOver(true)));
    return () => {
      isHere = false;
    };
  }, [preload]);
  return isOver;
}
