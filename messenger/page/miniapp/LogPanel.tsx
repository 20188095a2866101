import { useEffect, useRef } from "react";
import { Icon } from "../ui/Icon.tsx";
import { clearLog, type LogLine, toggleLog, useLog } from "./bridge/log.ts";

const ARROWS: Record<LogLine["direction"], string> = { "from app": "←", "to app": "→", note: "•" };
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

function Line({ line }: { line: LogLine }) {
  const data = line.data === undefined || line.data === null ? "" : JSON.stringify(line.data);
  const isHaptic = line.name === "web_app_trigger_haptic_feedback";
  const kind = line.direction.replace(" ", "-");
  return (
    <li
      className={`log-line log-${kind} ${line.warning ? "log-warning" : ""} ${isHaptic ? "log-haptic" : ""}`}
    >
      <time>{clock.format(line.at)}</time>
      <span className="log-name">
        <span aria-label={line.direction} role="img">
          {ARROWS[line.direction]}
        </span>{" "}
        {line.name}
      </span>
      {line.warning && <strong>{line.warning}</strong>}
      {data && data !== "{}" && <code>{data}</code>}
    </li>
  );
}

/** All traffic between the app and its host; what is unknown stands out. */
export function LogPanel() {
  const lines = useLog((state) => state.lines);
  const isOpen = useLog((state) => state.isOpen);
  const list = useRef<HTMLOListElement>(null);
  const warnings = lines.filter(({ warning }) => warning).length;
  const last = lines.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls to itself.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines, isOpen]);

  return (
    <section aria-label="Bridge log" className={isOpen ? "log open" : "log"}>
      <div className="log-head">
        <button aria-expanded={isOpen} className="log-toggle" onClick={toggleLog} type="button">
          <Icon name="log" size={18} />
          <span>Bridge log</span>
          <span className="log-count">{lines.length}</span>
          {warnings > 0 && <span className="log-warnings">{warnings} to look at</span>}
          {!isOpen && last && <span className="log-last">{last.name}</span>}
          <Icon name="chevron" size={16} />
        </button>
        {isOpen && (
          <button className="log-clear" onClick={clearLog} type="button">
            Clear
          </button>
        )}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        <ol className="log-lines" ref={list} tabIndex={0}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}
