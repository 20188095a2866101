import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";

/** Tells the advertiser's pixel of each page, where this shop has one. */
export function AdPixel() {
  const id = useTextConfigs().data?.AD_PIXEL_ID;
  const { pathname } = useLocation();
  useEffect(() => {
    if (!id) return;
    import("./adPixel.ts").then(
      ({ recordView }) => recordView(id, pathname),
      () => undefined,
    );
  }, [id, pathname]);
  return null;
}
