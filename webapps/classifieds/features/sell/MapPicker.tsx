import "leaflet/dist/leaflet.css";
import { map as createMap, type Map as LeafletMap, tileLayer, control as zoomControls } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { useConfigs } from "../configs/configs.ts";
import { useSellText } from "./locales/useSellText.ts";
import styles from "./MapPicker.module.css";

export interface MapPoint {
  lon: number;
  lat: number;
  /** 0 until the map was moved. */
  zoom: number;
}

interface MapPickerProps {
  point: MapPoint;
  /** Called only when the map was moved. */
  onChoose: (point: MapPoint) => void;
  onClose: () => void;
}

const FIRST_ZOOM = 12;
const ZOOM_MAX = 19;
/** A hair's breadth on the ground; more digits would be noise. */
const DIGITS = 6;
const NO_TILE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

interface MapOptions {
  point: MapPoint;
  tiles: string | undefined;
  words: { zoomInTitle: string; zoomOutTitle: string };
  onTilesMissing: () => void;
}

function drawMap(element: HTMLElement, { point, tiles, words, onTilesMissing }: MapOptions): LeafletMap {
  const map = createMap(element, { zoomControl: false, maxZoom: ZOOM_MAX, minZoom: 4 });
  map.attributionControl.setPrefix(false);
  map.setView([point.lat, point.lon], Math.min(point.zoom || FIRST_ZOOM, ZOOM_MAX), { animate: false });
  zoomControls.zoom({ position: "topright", ...words }).addTo(map);
  map.on("click", ({ latlng }) => map.panTo(latlng));
  if (tiles === undefined) return map;
  tileLayer(tiles, { maxZoom: ZOOM_MAX, errorTileUrl: NO_TILE, attribution: "© OpenStreetMap" })
    .on("tileerror", onTilesMissing)
    .addTo(map);
  return map;
}

/** A map that is moved under a pin, by hand or by the arrow keys. Without tiles it is a plain grid and still works. */
export function MapPicker({ point, onChoose, onClose }: MapPickerProps) {
  const { t } = useSellText();
  const { data: configs, isPending } = useConfigs();
  const tiles = configs?.text("TILE_URL");
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(undefined);
  const [isMoved, setMoved] = useState(false);
  const [isBlank, setBlank] = useState(false);
  // The map begins with these values; afterwards it goes its own way.
  const first = useRef({ point, words: { zoomInTitle: t("sell.zoomIn"), zoomOutTitle: t("sell.zoomOut") } });

  useEffect(() => {
    if (!element.current || isPending) return;
    const drawn = drawMap(element.current, {
      ...first.current,
      tiles,
      onTilesMissing: () => setBlank(true),
    });
    drawn.on("moveend zoomend", () => setMoved(true));
    map.current = drawn;
    return () => {
      drawn.remove();
    };
  }, [tiles, isPending]);

  function handleApply() {
    const center = map.current?.getCenter();
    if (map.current && center && isMoved) {
      haptic("change");
      onChoose({ lon: rounded(center.wrap().lng), lat: rounded(center.lat), zoom: map.current.getZoom() });
    }
    onClose();
  }

  return (
    <Overlay kind="full" title={t("sell.map")} onClose={onClose}>
      <div className={styles.frame}>
        <div ref={element} className={styles.map} role="application" aria-label={t("sell.mapHint")} />
        <span className={styles.pin} aria-hidden="true">
          <Icon name="pin" size={44} isFilled />
        </span>
        <p className={styles.hint}>{t(isBlank ? "sell.mapOffline" : "sell.mapHint")}</p>
        <ActionButton className={styles.apply} onClick={handleApply}>
          {t("sell.apply")}
        </ActionButton>
      </div>
    </Overlay>
  );
}
