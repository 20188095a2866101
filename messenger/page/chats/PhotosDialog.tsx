import { type FormEvent, useEffect, useState } from "react";
import { sendPhotos } from "../stores/acting.ts";
import { toast } from "../stores/useWorld.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { shrinkPhoto } from "./shrinkPhoto.ts";

const ALBUM_LIMIT = 10;

/** A look at chosen photos before they go, with words for them. */
export function PhotosDialog({ files, onClose }: { files: File[]; onClose: () => void }) {
  const [isSending, setSending] = useState(false);
  const [previews, setPreviews] = useState<string[]>([]);

  useEffect(() => {
    const addresses = files.slice(0, ALBUM_LIMIT).map((file) => URL.createObjectURL(file));
    setPreviews(addresses);
    return () => addresses.forEach((address) => void URL.revokeObjectURL(address));
  }, [files]);

  async function send(caption: string): Promise<void> {
    setSending(true);
    try {
      const photos = await Promise.all(files.slice(0, ALBUM_LIMIT).map(shrinkPhoto));
      await sendPhotos(photos, caption);
      onClose();
    } catch (error) {
      toast(error instanceof Error ? error.message : "That is not a picture");
      setSending(false);
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get("caption") ?? ""));
  }

  return (
    <Dialog onClose={onClose} title={previews.length > 1 ? `Send ${previews.length} photos` : "Send a photo"}>
      <form className="form" onSubmit={handleSubmit}>
        <div className={`photos photos-${previews.length} photos-preview`}>
          {previews.map((address) => (
            <span className="photo" key={address}>
              <img alt="About to be sent" src={address} />
            </span>
          ))}
        </div>
        {files.length > ALBUM_LIMIT && <p className="form-note">The first {ALBUM_LIMIT} will be sent.</p>}
        <label>
          Caption
          <input maxLength={1024} name="caption" placeholder="Add a caption" />
        </label>
        <footer className="dialog-actions">
          <button className="button" onClick={onClose} type="button">
            Cancel
          </button>
          <button aria-busy={isSending} className="button primary" disabled={isSending} type="submit">
            {isSending ? "Sending…" : "Send"}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
