import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { HomeScreen } from "./screens/HomeScreen.tsx";

const AboutScreen = lazy(async () => ({ default: (await import("./screens/AboutScreen.tsx")).AboutScreen }));
const NotFoundScreen = lazy(async () => ({
  default: (await import("./screens/NotFoundScreen.tsx")).NotFoundScreen,
}));

/** Which address shows what; the home page is in the first load, the rest comes when it is needed. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/about" element={<AboutScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
