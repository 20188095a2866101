import type { FormEvent } from "react";
import type { Place } from "../../shapes/message.ts";
import { Dialog } from "../ui/Dialog.tsx";

const PLACES: [name: string, latitude: number, longitude: number][] = [
  ["Tashkent", 41.311081, 69.240562],
  ["Samarkand", 39.654388, 66.975827],
  ["Bukhara", 39.768083, 64.455576],
  ["Delhi", 28.613939, 77.209023],
  ["Mumbai", 19.075983, 72.877655],
];

/** A place that people know by its name. */
const VENUE = { title: "Chorsu Bazaar", address: "Tashkent", latitude: 41.326418, longitude: 69.235181 };

type Choice = Place & { title?: string; address?: string };
type Props = { onChoose: (place: Choice) => void; onClose: () => void };

/** Where the person says they are. */
export function PlaceDialog({ onChoose, onClose }: Props) {
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose({ latitude: Number(form.get("latitude")), longitude: Number(form.get("longitude")) });
  }
  return (
    <Dialog onClose={onClose} title="Send a location">
      <ul className="choices">
        {PLACES.map(([name, latitude, longitude]) => (
          <li key={name}>
            <button className="button" onClick={() => onChoose({ latitude, longitude })} type="button">
              {name}
            </button>
          </li>
        ))}
        <li>
          <button className="button" onClick={() => onChoose(VENUE)} type="button">
            {VENUE.title}, by name
          </button>
        </li>
      </ul>
      <form className="form" onSubmit={handleSubmit}>
        <div className="form-pair">
          <label>
            Latitude
            <input defaultValue="41.3" max="90" min="-90" name="latitude" required step="any" type="number" />
          </label>
          <label>
            Longitude
            <input
              defaultValue="69.24"
              max="180"
              min="-180"
              name="longitude"
              required
              step="any"
              type="number"
            />
          </label>
        </div>
        <footer className="dialog-actions">
          <button className="button primary" type="submit">
            Send this location
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
