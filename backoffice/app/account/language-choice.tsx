import { languageFacts } from '@casamaestra/texts/languages.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { chooseLanguage, language, offeredLanguages, texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './account.module.css';

/** The language of the screens and of what the service answers; nothing where the shop has one only. */
export function LanguageChoice() {
  const { signIn } = texts();
  const offered = offeredLanguages();
  if (offered.length === 1) return null;
  return (
    <ScreenPart title={signIn.language}>
      <p>{signIn.languageText}</p>
      <p className={css.languages}>
        {offered.map((one) => (
          <Button
            key={one}
            lang={one}
            size="s"
            variant={one === language() ? 'primary' : 'secondary'}
            aria-pressed={one === language()}
            onClick={() => chooseLanguage(one)}
          >
            {languageFacts[one].name}
          </Button>
        ))}
      </p>
    </ScreenPart>
  );
}
