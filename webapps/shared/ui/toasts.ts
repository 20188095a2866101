import { create } from "zustand";

export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface Toast {
  id: number;
  type: "info" | "other";
  header: string;
  message: string;
  /** What can still be done about it, in the place of OK. */
  action: ToastAction | undefined;
  isVisible: boolean;
}

/** Added hidden so that it can come in; taken away when it has gone out. */
const APPEARS_AFTER_MS = 10;
const REMOVED_AFTER_MS = 300;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

function setVisible(id: number, isVisible: boolean) {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isVisible } : toast)),
  }));
}

/** Takes a notice away: it fades out, then goes. */
export function dismissToast(id: number) {
  setVisible(id, false);
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }, REMOVED_AFTER_MS);
}

export interface Notice {
  header: string;
  message?: string;
  type?: Toast["type"];
  action?: ToastAction;
}

/** Shows a notice over the page, until OK or its action or, when given, for `lastingMs`; returns its id. */
export function showToast(
  { header, message = "", type = "info", action }: Notice,
  lastingMs?: number,
): number {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts, { id, type, header, message, action, isVisible: false }],
  }));
  setTimeout(() => setVisible(id, true), APPEARS_AFTER_MS);
  if (lastingMs !== undefined) setTimeout(() => dismissToast(id), lastingMs);
  return id;
}
