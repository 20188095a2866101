import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/chat.css";
import "./styles/keyboards.css";
import "./styles/inline.css";
import "./styles/miniapp.css";
import "./styles/payments.css";
import "./styles/payPages.css";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
