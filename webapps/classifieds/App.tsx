import { BrowserRouter } from "react-router";
import { OnceRouter } from "#webapps/shared/ui/OnceRouter.tsx";
import { ScrollKeeper } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { KeptHome } from "./features/shell/KeptHome.tsx";

export function App() {
  return (
    <BrowserRouter>
      <OnceRouter>
        <ScrollKeeper />
        <KeptHome />
        <AppRoutes />
      </OnceRouter>
    </BrowserRouter>
  );
}
