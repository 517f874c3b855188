// The browser's entry imports this too: what two entries share is built into one style sheet.
import '@casamaestra/ui/tokens.css';
import '@casamaestra/ui/base.css';
import './shell/shell.css';
import './root.css';
