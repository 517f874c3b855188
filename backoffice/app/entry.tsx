import '@casamaestra/ui/tokens.css';
import '@casamaestra/ui/base.css';
import './shell/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from './platform/queries.ts';
import { loadTexts } from './platform/texts.ts';
import { applyTheme } from './platform/theme.ts';
import { createOfficeRouter } from './routes.tsx';

applyTheme();
await loadTexts();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createOfficeRouter()} />
  </QueryClientProvider>,
);
