/** A stall inside a phone, and two people talking about it. */
export function WelcomeDrawing() {
  return (
    <svg aria-hidden="true" className="welcome-drawing" viewBox="0 0 300 220">
      <g className="drawing-phone">
        <rect height="206" rx="22" width="122" x="104" y="7" />
        <rect className="drawing-screen" height="190" rx="15" width="106" x="112" y="15" />
      </g>
      <g className="drawing-awning">
        <path d="M120 46h90l8 30h-106z" />
        <path className="drawing-stripe" d="M134 46h16l-4 30h-20zM164 46h14l6 30h-22z" />
        <path
          className="drawing-scallop"
          d="M112 76h106c0 9-6 14-13 14s-13-5-13-14c0 9-6 14-13.5 14S165 85 165 76c0 9-6 14-13.5 14S138 85 138 76c0 9-6 14-13 14s-13-5-13-14z"
        />
      </g>
      <g className="drawing-goods">
        <circle cx="134" cy="128" r="10" />
        <circle cx="152" cy="132" r="7" />
        <rect height="24" rx="5" width="24" x="163" y="114" />
        <path d="M192 138l7-22 8 22z" />
        <path className="drawing-counter" d="M120 140h90v10h-90z" />
        <rect className="drawing-button" height="20" rx="10" width="90" x="120" y="168" />
      </g>
      <g className="drawing-bubble drawing-left">
        <path d="M14 62h70a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H40l-18 14v-14h-8A14 14 0 0 1 0 98V76a14 14 0 0 1 14-14z" />
        <path className="drawing-words" d="M18 80h56M18 94h34" />
      </g>
      <g className="drawing-bubble drawing-right">
        <path d="M234 112h46a14 14 0 0 1 14 14v18a14 14 0 0 1-14 14v14l-18-14h-28a14 14 0 0 1-14-14v-18a14 14 0 0 1 14-14z" />
        <path className="drawing-words" d="M238 135l8 8 16-17" />
      </g>
    </svg>
  );
}
