import { create } from "zustand";

interface ToastAction {
  label: string;
  onAct: () => void;
}

interface Toast {
  id: number;
  type: "info" | "other";
  header: string;
  message: string;
  /** An action that can still be done about it, in the place of OK. */
  action: ToastAction | undefined;
  isVisible: boolean;
}

/** Added hidden so that it can come in; taken away when it has gone out. */
const APPEARS_AFTER_MS = 10;
const REMOVED_AFTER_MS = 300;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;
/** The timer that takes away each notice that is there to stay a while yet. */
const timers = new Map<number, ReturnType<typeof setTimeout> | undefined>();

function setVisible(id: number, isVisible: boolean) {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isVisible } : toast)),
  }));
}

/** Takes a notice away: it fades out, then goes. */
export function dismissToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  setVisible(id, false);
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }, REMOVED_AFTER_MS);
}

interface Notice {
  header: string;
  message?: string;
  type?: Toast["type"];
  action?: ToastAction;
}

/** The same notice where it is there already. One with an action is about a thing of its own. */
function findEqual({ header, message, type, action }: Omit<Toast, "id" | "isVisible">): number | undefined {
  const { toasts } = useToasts.getState();
  return toasts.find(
    (other) =>
      timers.has(other.id) &&
      !action &&
      !other.action &&
      other.header === header &&
      other.message === message &&
      other.type === type,
  )?.id;
}

function add(toast: Omit<Toast, "id" | "isVisible">): number {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id, isVisible: false }] }));
  setTimeout(() => setVisible(id, true), APPEARS_AFTER_MS);
  return id;
}

/**
 * Shows a notice over the page, until OK or its action or, when given, for `lastingMs`; returns its id. Said again
 * while it is there, it stays that much longer.
 */
export function showToast(
  { header, message = "", type = "info", action }: Notice,
  lastingMs?: number,
): number {
  const toast = { type, header, message, action };
  const id = findEqual(toast) ?? add(toast);
  clearTimeout(timers.get(id));
  timers.set(id, lastingMs === undefined ? undefined : setTimeout(() => dismissToast(id), lastingMs));
  return id;
}
