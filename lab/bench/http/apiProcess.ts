import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";
import { startApi } from "../../../api/main.ts";
import { serve } from "../serve.ts";

// The API as `npm start -- --only api` runs it, without the build and the migrations that come before.
const api = await startApi();

serve({}, async () => {
  await api.stop();
  await Promise.all([closeReadPools(), sequelize.close()]);
});
