// The browser's entry imports this too: what two entries share is built into one style sheet.
import '@casamaestra/ui/tokens.css';
import '@casamaestra/ui/base.css';
import '@casamaestra/ui/skip-link.module.css';
import './shell/shell.css';
import './root.css';
