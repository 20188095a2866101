import { BrowserRouter } from "react-router-dom";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { KeptHome } from "./components/KeptHome.tsx";
import { AppRoutes } from "./routes.tsx";

export function App() {
  return (
    <BrowserRouter>
      <ScrollKeeper />
      <KeptHome />
      <AppRoutes />
    </BrowserRouter>
  );
}
