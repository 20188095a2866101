import { useEffect, useRef } from "react";
import type { Launch } from "../../shapes/miniapp.ts";
import { isFromFrame, send, setFrame } from "./bridge/channel.ts";
import { frameResized } from "./bridge/layoutMethods.ts";
import { receive } from "./bridge/receive.ts";
import { setApp } from "./useMiniApp.ts";

/** The same host name as this page's, so that browsers count app and page as one site. */
const frameAddress = ({ port, path, hash }: Launch) =>
  `${location.protocol}//${location.hostname}:${port}/__tg/relay${path}#${hash}`;

/** The app itself, behind its relay page. */
export function AppFrame({ launch, title }: { launch: Launch; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    setFrame(element.contentWindow);
    const hear = ({ source, data }: MessageEvent) => {
      if (isFromFrame(source)) receive(data);
    };
    const tellVisibility = () =>
      send("visibility_changed", { is_visible: document.visibilityState === "visible" });
    const observer = new ResizeObserver(() => {
      // A frame that stepped aside has no size; the app need not hear of it.
      if (element.clientHeight > 0) frameResized(element.clientWidth, element.clientHeight);
    });
    window.addEventListener("message", hear);
    document.addEventListener("visibilitychange", tellVisibility);
    observer.observe(element);
    return () => {
      setFrame(null);
      window.removeEventListener("message", hear);
      document.removeEventListener("visibilitychange", tellVisibility);
      observer.disconnect();
    };
  }, []);

  return (
    <iframe
      allow="camera; microphone; geolocation; clipboard-write"
      className="app-frame"
      onLoad={() => setApp({ isReady: true })}
      ref={frame}
      sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation"
      src={frameAddress(launch)}
      title={title}
    />
  );
}
