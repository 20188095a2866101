import { create } from "zustand";

/** The open view of the burger menu: the menu itself, or where one of its rows leads. */
type MenuView = "menu" | "account" | "logout";

export const useMenu = create<{ view: MenuView | undefined }>(() => ({ view: undefined }));

export const openMenu = (view: MenuView) => useMenu.setState({ view });
export const closeMenu = () => useMenu.setState({ view: undefined });
