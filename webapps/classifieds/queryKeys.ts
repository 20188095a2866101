/** First parts of the keys by which a feature has what another one shows asked anew. */
export const FEED_KEY = "feed";
export const CONNECTIONS_KEY = "connections";
