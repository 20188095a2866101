import type { Launch, Platform, ThemeName } from "../../shapes/miniapp.ts";
import { api } from "../api.ts";
import { languageName, languages, platformNames } from "../people/names.ts";
import { attempt, usePerson } from "../stores/useWorld.ts";
import { Icon } from "../ui/Icon.tsx";
import { changeTheme } from "./bridge/layoutMethods.ts";
import { reloadApp } from "./bridge/reload.ts";
import { accessNames, locationName, locations } from "./locations.ts";
import { reopenOn, themeNames } from "./openApp.ts";
import { getApp, useMiniApp } from "./useMiniApp.ts";

const VERSIONS = ["6.0", "6.9", "8.0", "9.1"];

type ChoiceProps = {
  label: string;
  value: string;
  options: [value: string, name: string][];
  onChange: (value: string) => void;
  /** Half a row. */
  isWide?: boolean;
};

function Choice({ label, value, options, onChange, isWide = false }: ChoiceProps) {
  return (
    <label className="device-choice" data-wide={isWide}>
      <span>{label}</span>
      <select onChange={({ target }) => onChange(target.value)} value={value}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The language is the person's own: their phone speaks it everywhere. */
async function changeLanguage(personId: number, language: string): Promise<void> {
  await api("PATCH", `/people/${personId}`, { language });
  reopenOn({});
}

/** The same app by itself in a new tab. */
async function openInTab(launch: Launch): Promise<void> {
  const { personId, platform, version, theme } = launch;
  const asked = { ...getApp().request, personId, platform, version, theme };
  const { url } = await api<{ url: string }>("POST", "/launch", asked);
  window.open(url, "_blank");
}

/** Chooses the device that the app believes to be on. */
export function DeviceBar({ launch }: { launch: Launch }) {
  const person = usePerson();
  const hapticAt = useMiniApp((state) => state.hapticAt);
  if (!person) return null;
  const changePerson = (change: object) => api("PATCH", `/people/${person.id}`, change);
  const codes = [...new Set([...Object.keys(languages), person.language])];
  return (
    <fieldset aria-label="Device" className="device-bar">
      <Choice
        label="Platform"
        onChange={(platform) => reopenOn({ platform: platform as Platform })}
        options={Object.entries(platformNames)}
        value={launch.platform}
      />
      <Choice
        label="Version"
        onChange={(version) => reopenOn({ version })}
        options={[...new Set([...VERSIONS, launch.version])].map((version) => [version, version])}
        value={launch.version}
      />
      <Choice
        label="Theme"
        onChange={(theme) => changeTheme(theme as ThemeName)}
        options={Object.entries(themeNames)}
        value={launch.theme}
      />
      <Choice
        label="Language"
        onChange={(language) => attempt(changeLanguage(person.id, language))}
        options={codes.map((code) => [code, languageName(code)])}
        value={person.language}
      />
      <span aria-hidden="true" className="haptic" key={hapticAt} data-active={hapticAt > 0} />
      <button
        aria-label="Reload the mini-app"
        className="icon-button"
        onClick={reloadApp}
        title="Reload"
        type="button"
      >
        <Icon name="reload" size={18} />
      </button>
      <button
        aria-label="Open in a separate tab"
        className="icon-button"
        onClick={() => attempt(openInTab(launch))}
        title="Open in a separate tab"
        type="button"
      >
        <Icon name="tab" size={18} />
      </button>
      {/* Apps may ask for these: where the phone is, and whether the person lets them know. */}
      <Choice
        isWide
        label="Location"
        onChange={(name) => attempt(changePerson({ location: locations[name] }))}
        options={[...new Set([...Object.keys(locations), locationName(person)])].map((name) => [name, name])}
        value={locationName(person)}
      />
      <Choice
        isWide
        label="Location access"
        onChange={(locationAccess) => attempt(changePerson({ locationAccess }))}
        options={Object.entries(accessNames)}
        value={person.locationAccess}
      />
    </fieldset>
  );
}
