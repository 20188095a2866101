import { create } from "zustand";

/** What is open of the burger menu: itself, or what one of its rows leads to. */
type MenuView = "menu" | "account" | "logout";

export const useMenu = create<{ view: MenuView | undefined }>(() => ({ view: undefined }));

export const openMenu = (view: MenuView) => useMenu.setState({ view });
export const closeMenu = () => useMenu.setState({ view: undefined });
