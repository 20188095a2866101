import { create } from "zustand";

/** `warning` marks what the stand-in does not know or would not do. */
export type LogLine = {
  id: number;
  at: number;
  direction: "from app" | "to app" | "note";
  name: string;
  data: unknown;
  warning: string;
};

const LINES_KEPT = 300;
let lastId = 0;

export const useLog = create<{ lines: LogLine[]; isOpen: boolean }>(() => ({ lines: [], isOpen: false }));

export function addLine(direction: LogLine["direction"], name: string, data: unknown, warning = ""): void {
  lastId += 1;
  const line = { id: lastId, at: Date.now(), direction, name, data, warning };
  useLog.setState(({ lines }) => ({ lines: [...lines.slice(1 - LINES_KEPT), line] }));
}

/** Something the host wants seen that is no traffic. */
export const note = (name: string, data: unknown, warning = "") => addLine("note", name, data, warning);

export const clearLog = () => useLog.setState({ lines: [] });
export const toggleLog = () => useLog.setState(({ isOpen }) => ({ isOpen: !isOpen }));
