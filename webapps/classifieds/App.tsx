import { BrowserRouter } from "react-router-dom";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { AppRoutes } from "./routes.tsx";

export function App() {
  return (
    <BrowserRouter>
      <ScrollKeeper />
      <AppRoutes />
    </BrowserRouter>
  );
}
