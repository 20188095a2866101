/** Paths on a 24 × 24 grid, all drawn with one stroke; what is filled stands in `Icon` itself. */
const paths = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  down: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5",
  filter: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  pin: "M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21zM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
  locate: "M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M12 12v.1",
  sort: "M7 5v14M7 19l-3-3M7 19l3-3M13 7h7M13 12h5M13 17h3",
  share:
    "M12 15V4M12 4L8 8M12 4l4 4M6 12H5a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-6a1 1 0 0 0-1-1h-1",
  copy: "M9 9h10v11H9zM5 15H4V4h10v1",
  star: "M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6L12 16.6 7 19.4l1.1-5.6L4 9.9l5.6-.7z",
  globe:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 12h17M12 3c3 3 3.6 6 3.6 9s-.6 6-3.6 9c-3-3-3.6-6-3.6-9s.6-6 3.6-9z",
  heart: "M12 20s-8-4.9-8-10.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.1 12 20 12 20z",
  items: "M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1M9 12v.5M15 12v.5",
  chat: "M4 5h16v11H9l-5 4z",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0z",
  coin: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5l4.5 4.5-4.5 4.5-4.5-4.5z",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.200c-.8.4-1.1.9-1.1 1.8M12 16.5v.1",
  doc: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1",
  calendar: "M5 6h14v14H5zM5 10.5h14M9 3.5v4M15 3.5v4",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  menu: "M4 7h16M4 12h16M4 17h16",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0zM16 4.8a3.5 3.5 0 0 1 0 6.4M18 13.6a6.5 6.5 0 0 1 3.5 5.9",
  cash: "M3 6.5h18v11H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 9.5v.1M17.5 14.4v.1",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4",
  join: "M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2.5 20a7.5 7.5 0 0 1 15 0zM19.5 7v6M16.5 10h6",
  open: "M13 4h7v7M20 4l-9 9M18 14v6H4V6h6",
  edit: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  trash: "M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6",
  plus: "M12 5v14M5 12h14",
  cart: "M2.5 4h2.7l2.2 11h9.8l2.1-8H6M8.5 20a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6zM16.5 20a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6z",
  gift: "M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5C10 7.5 7.5 7 7.5 5.2S10.5 3 12 7.5zM12 7.5c2 0 4.5-.5 4.5-2.3S13.5 3 12 7.5z",
  leave: "M10 4H5v16h5M15 8l4 4-4 4M19 12H10",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
  phone:
    "M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 5 5.6 1.5 1.5 0 0 1 6.5 4z",
  more: "M5 12.6a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2zM12 12.6a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2zM19 12.6a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2z",
  flag: "M6 21V4.5M6 5h11l-2.5 4 2.5 4H6",
  block: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.8 5.8l12.400 12.400",
  archive: "M4 5h16v4H4zM5.5 9v10h13V9M10 13h4",
  chart: "M4 20h16M7 16v-5M12 16V6M17 16v-8",
  renew: "M19 8a8 8 0 1 0 1 6M20 4v5h-5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  shield: "M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5",
  up: "M12 19V5M6 11l6-6 6 6",
  mail: "M3.5 6h17v12h-17zM4 7l8 6.5 8-6.5",
  image: "M4 5h16v14H4zM4 16l5-5 4.5 4.5L16 13l4 4M15.5 9.3v.1",
  grid: "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
  bookmark: "M7 4h10v16l-5-4-5 4z",
  warning: "M12 4L2.5 20h19zM12 10v4.5M12 17.3v.1",
  truck:
    "M5 16H3V6h11v10H9M14 10h4l3 3.5V16h-2M14 16h1M7 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  size?: number;
  /** Fills the shape softly in its own colour, as an active tab is drawn. */
  isFilled?: boolean;
}

/** A line icon in the colour of the words around it; hidden from screen readers, so its button needs a name. */
export function Icon({ name, size = 24, isFilled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      fillOpacity={0.22}
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
