import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Kbd, MantineProvider, Stack, Text, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { AA_TEXT, contrast } from "../../../domain/branding/contrast.ts";
import { UNDO_SECONDS } from "../../../domain/deletion.ts";
import { BRAND_PRIMARY, BRAND_SECONDARY } from "../../../domain/product.ts";
import { DELETIONS_KEY } from "../../../domain/shortcuts.ts";
import { COLOR_SCHEMES, type ColorScheme } from "../../../domain/theme.ts";
import undoBar from "../../frame/deletion/PendingDeletions.module.css";
import { FATE_TEXTS } from "../../parts/value/fate-texts.ts";
import { Logo } from "../../parts/brand/Logo.tsx";
import { ROLES } from "../../../domain/role.ts";
import { ROLE_NAMES } from "../../parts/access/role-names.ts";
import { Face } from "../../parts/face/Face.tsx";
import { Section } from "../../parts/section/Section.tsx";
import { Chip } from "../../parts/value/Chip.tsx";
import { theme, VIOLET } from "../../theme/theme.ts";
import { DARK, GRAY, PINK, TOKENS } from "../../theme/variables.ts";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import classes from "./BrandingScreen.module.css";

const WHITE = "#ffffff";
const BLACK = "#000000";

const Ratio = ({ text, ground }: { text: string; ground: string }) => {
  const { i18n } = useLingui();
  const ratio = contrast(text, ground);
  const Icon = ratio >= AA_TEXT ? IconCheck : IconAlertTriangle;
  const shown = i18n.number(ratio, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <Group gap={4} wrap="nowrap">
      <Icon size={14} stroke={1.75} aria-hidden />
      <Text size="xs" className="console-isolate">
        {shown}:1
      </Text>
      <Text size="xs">{ratio >= AA_TEXT ? <Trans>Text</Trans> : <Trans>Accent only</Trans>}</Text>
    </Group>
  );
};

const Swatch = ({ name, color }: { name: string; color: string }) => {
  const { t } = useLingui();
  const text = contrast(WHITE, color) >= contrast(BLACK, color) ? WHITE : BLACK;
  return (
    <li className={classes["swatch"]}>
      <div className={classes["ground"]} style={{ background: color, color: text }}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" className="console-isolate">
          {color}
        </Text>
      </div>
      <dl className={classes["ratios"]}>
        <dt>{t`On white`}</dt>
        <dd>
          <Ratio text={color} ground={WHITE} />
        </dd>
        <dt>{t`On dark`}</dt>
        <dd>
          <Ratio text={color} ground={TOKENS["--console-surface"].dark} />
        </dd>
      </dl>
    </li>
  );
};

const Scale = ({ label, steps }: { label: string; steps: ReadonlyArray<string> }) => (
  <ul className={`console-list ${classes["scale"] ?? ""}`} aria-label={label}>
    {steps.map((color, step) => (
      <li
        key={color}
        className={classes["step"]}
        style={{ background: color, color: contrast(WHITE, color) >= AA_TEXT ? WHITE : BLACK }}
      >
        {step}
      </li>
    ))}
  </ul>
);

const SPECIMENS = [
  ["24 / 650", { fz: "1.5rem", fw: 650, lh: 1.3 }, msg`A page begins with its name`],
  ["18 / 650", { fz: "1.125rem", fw: 650, lh: 1.4 }, msg`A section says what it shows`],
  ["15 / 400", { size: "md" }, msg`Text is short and says one thing at a time.`],
  ["14 / 400", { size: "sm" }, msg`Tables and forms are a little smaller.`],
  ["12 / 400", { size: "xs" }, msg`Notes are small and quiet.`],
] as const;

/** One for each tint. */
const FACES = ["Ana Paz", "Bo Lind", "Chi Nwosu", "Dov Levi", "Eva Roy", "Finn Ek", "Gia Conti", "Hugo Sá"];

const Components = ({ scheme }: { scheme: ColorScheme }) => {
  const { t } = useLingui();
  const names = { light: t`Light theme`, dark: t`Dark theme` };
  return (
    <div
      id={`branding-${scheme}`}
      role="group"
      aria-label={names[scheme]}
      data-mantine-color-scheme={scheme}
      className={classes["theme"]}
    >
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        cssVariablesSelector={`#branding-${scheme}`}
        getRootElement={() => document.getElementById(`branding-${scheme}`) ?? undefined}
        withStaticClasses={false}
        withGlobalClasses={false}
      >
        <Text fw={600}>{names[scheme]}</Text>
        <Group gap="sm">
          <Button>
            <Trans>Save</Trans>
          </Button>
          <Button variant="default">
            <Trans>Cancel</Trans>
          </Button>
          <Chip color="violet">{t`Quiet badge`}</Chip>
        </Group>
        <TextInput label={t`Name`} defaultValue="Casa Marea" />
        <Text size="sm" c="dimmed">
          {t`A quiet line beside what matters.`}
        </Text>
        <Text size="sm" c="var(--mantine-color-error)">
          {t`Enter an email address, like name@example.com`}
        </Text>
      </MantineProvider>
    </div>
  );
};

/** The brand as the console uses it: logo, colours with their contrast, type, components in both themes. */
export const BrandingScreen = () => {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="lg">
      <PageTitle title={t`Branding`} />
      <Section title={t`Logo`}>
        <Group gap="xl" align="end">
          {[96, 48, 28].map((size) => (
            <Logo key={size} size={size} />
          ))}
          <Group gap="sm">
            <Logo size={40} />
            <Text fw={650} fz="1.25rem">
              {t`Kitchen Console`}
            </Text>
          </Group>
        </Group>
      </Section>
      <Section title={t`Colors`}>
        <ul className={`console-list ${classes["swatches"] ?? ""}`}>
          <Swatch name={t`Primary`} color={BRAND_PRIMARY} />
          <Swatch name={t`Secondary`} color={BRAND_SECONDARY} />
          <Swatch name={t`Link in the light theme`} color={TOKENS["--mantine-color-anchor"].light} />
          <Swatch name={t`Link in the dark theme`} color={TOKENS["--mantine-color-anchor"].dark} />
        </ul>
        <Scale label={t`Steps of the primary color`} steps={VIOLET} />
        <Scale label={t`Steps of the secondary color`} steps={PINK} />
        <Scale label={t`Grays of the light theme`} steps={GRAY} />
        <Scale label={t`Grays of the dark theme`} steps={DARK} />
      </Section>
      <Section title={t`Type`}>
        {SPECIMENS.map(([size, look, words]) => (
          <div key={size} className={classes["specimen"]}>
            <Text size="xs" c="dimmed" className="console-isolate">
              {size}
            </Text>
            <Text {...look}>{t(words)}</Text>
          </div>
        ))}
      </Section>
      <Section title={t`Faces`}>
        <Group gap="sm">
          {FACES.map((name, index) => (
            <Face
              key={name}
              resource="users"
              id={String(index)}
              name={name}
              picture={undefined}
              size="large"
            />
          ))}
        </Group>
      </Section>
      <Section title={t`Focus and states`}>
        {/* Pictures of controls: nothing to press. */}
        <Group gap="xl" align="end" aria-hidden inert>
          <Button className={classes["focused"] ?? ""}>
            <Trans>Save</Trans>
          </Button>
          <Button disabled>
            <Trans>Save</Trans>
          </Button>
          <TextInput
            label={t`Name`}
            defaultValue="Casa Marea"
            classNames={{ input: classes["focused"] ?? "" }}
          />
          <TextInput label={t`Name`} value="Casa Marea" readOnly />
          <Group gap="xs">
            {ROLES.map((role) => (
              <Chip key={role}>{t(ROLE_NAMES[role])}</Chip>
            ))}
          </Group>
        </Group>
      </Section>
      <Section title={t`Undo bar`}>
        <div className={`console-surface ${undoBar["bar"] ?? ""}`} aria-hidden inert>
          <ul className={undoBar["list"]}>
            <li className={undoBar["pending"]}>
              <span className={undoBar["seconds"]}>{i18n.number(UNDO_SECONDS)}</span>
              <div className={undoBar["what"]}>
                <Text size="sm" fw={600}>
                  Casa Marea
                </Text>
                <Text size="xs" c="dimmed">
                  {t(FATE_TEXTS.waiting)}
                </Text>
              </div>
              <Button size="compact-sm" variant="light">
                <Trans>Undo</Trans>
              </Button>
            </li>
          </ul>
          <div className={undoBar["actions"]}>
            <Kbd className={undoBar["key"] ?? ""}>{DELETIONS_KEY}</Kbd>
            <Button size="compact-sm" variant="subtle" color="gray">
              <Trans>Delete now</Trans>
            </Button>
          </div>
        </div>
      </Section>
      <Section title={t`Charts`}>
        <svg className={classes["chart"]} viewBox="0 0 300 60" preserveAspectRatio="none" aria-hidden>
          <path d="M0 52L50 40L100 44L150 26L200 30L250 12L300 6" />
          <path d="M0 57L50 52L100 54L150 46L200 48L250 38L300 40" />
        </svg>
      </Section>
      <Section title={t`Components in both themes`}>
        <div className={classes["themes"]}>
          {COLOR_SCHEMES.map((scheme) => (
            <Components key={scheme} scheme={scheme} />
          ))}
        </div>
      </Section>
    </Stack>
  );
};
