/** The look of `/api/docs`: no script, no file of its own, light and dark. */
export const docsStyle = `
:root { color-scheme: light dark; --page: #f4f4f7; --card: #fff; --text: #17181c; --quiet: #5d6069; --line: #e2e3e8;
  --code: #f0f0f4; --link: #4b35b8; --get: #17663a; --post: #4b35b8; --patch: #8a4b00; --delete: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #101114; --card: #1b1c21; --text: #ececf0; --quiet: #a5a8b2;
  --line: #2d2f36; --code: #26272d; --link: #b3a5ff; --get: #6fd39a; --post: #b3a5ff; --patch: #f0b266; --delete: #ff9a92; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
a { color: var(--link); }
code { font: 14px/1.45 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.frame { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 32px; max-width: 1100px; margin: 0 auto; padding: 32px 16px 64px; }
nav { position: sticky; top: 32px; align-self: start; display: flex; flex-direction: column; gap: 4px; }
nav a { padding: 8px 12px; border-radius: 8px; color: var(--text); text-decoration: none; text-transform: capitalize; }
nav a:hover, nav a:focus-visible { background: var(--card); }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; }
h2 { margin: 32px 0 12px; font-size: 20px; text-transform: capitalize; scroll-margin-top: 16px; }
h3 { margin: 16px 0 8px; font-size: 13px; color: var(--quiet); font-weight: 600; }
p { margin: 0 0 8px; color: var(--quiet); }
details { background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin-bottom: 8px; overflow: hidden; }
summary { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 2px 12px; align-items: baseline; padding: 12px 16px; min-height: 44px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: -2px; }
summary p { grid-column: 2; margin: 0; font-size: 15px; }
.method { font: 600 13px ui-monospace, Menlo, Consolas, monospace; text-transform: uppercase; }
.get { color: var(--get); } .post { color: var(--post); } .patch { color: var(--patch); } .delete { color: var(--delete); }
.inside { padding: 0 16px 16px; border-top: 1px solid var(--line); }
.mark { font-size: 13px; color: var(--quiet); border: 1px solid var(--line); border-radius: 6px; padding: 0 6px; white-space: nowrap; }
dl { margin: 0; display: grid; grid-template-columns: minmax(110px, max-content) minmax(0, 1fr); gap: 6px 16px; }
dt, dd { margin: 0; } dd { color: var(--quiet); }
.shape { background: var(--code); border-radius: 8px; padding: 8px 12px; }
@media (max-width: 720px) {
  .frame { grid-template-columns: minmax(0, 1fr); gap: 16px; padding-top: 16px; }
  nav { position: static; flex-flow: row wrap; }
  nav a { background: var(--card); border: 1px solid var(--line); min-height: 44px; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: 8px; }
}
@media (max-width: 420px) { summary { grid-template-columns: minmax(0, 1fr); } summary p { grid-column: 1; } }`;
