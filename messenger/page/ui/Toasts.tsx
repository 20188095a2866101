import { setWorld, useWorld } from "../stores/useWorld.ts";
import { Dialog } from "./Dialog.tsx";

/** Short notices at the bottom, and the bot's alerts. */
export function Toasts() {
  const toasts = useWorld((state) => state.toasts);
  const alert = useWorld((state) => state.alert);
  const isLive = useWorld((state) => state.isLive);
  return (
    <>
      <div aria-live="polite" className="toasts" role="status">
        {!isLive && <p className="toast">The messenger isn't responding. Trying again…</p>}
        {toasts.map(({ id, text }) => (
          <p className="toast" key={id}>
            {text}
          </p>
        ))}
      </div>
      {alert !== null && (
        <Dialog onClose={() => setWorld({ alert: null })} title={alert.title}>
          <p className="dialog-text">{alert.text}</p>
          <footer className="dialog-actions">
            <button className="button primary" onClick={() => setWorld({ alert: null })} type="button">
              OK
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
