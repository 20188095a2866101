/** First parts of the keys by which a feature has another feature's data asked for again. */
export const FEED_KEY = "feed";
export const CONNECTIONS_KEY = "connections";
