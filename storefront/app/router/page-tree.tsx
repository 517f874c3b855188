import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ComingContext, NavigateContext, RoutesContext, ShownContext } from './page-context.ts';
import type { RouteModule, Routes } from './route-modules.ts';
import type { Navigate, PageView, ShownPage } from './shown-page.ts';

interface Tree {
  readonly routes: Routes;
  readonly view: Omit<PageView, 'scroll'>;
  readonly navigate: Navigate;
}

/** A page as the server and the browser render it: the document, and in it the page or why it is not there. */
export function PageTree({ routes, view, navigate }: Tree): ReactNode {
  const root: RouteModule = routes.modules['root'] ?? {};
  const { Layout, ErrorBoundary, default: Page } = root;
  if (!Layout || !ErrorBoundary || !Page) throw new Error('the root route lacks its document');
  return (
    <RoutesContext value={routes}>
      <NavigateContext value={navigate}>
        <ComingContext value={view.coming}>
          <ShownContext value={view.shown}>
            <Layout>
              <ProblemBoundary page={view.shown} shows={ErrorBoundary}>
                <Page loaderData={undefined} actionData={undefined} />
              </ProblemBoundary>
            </Layout>
          </ShownContext>
        </ComingContext>
      </NavigateContext>
    </RoutesContext>
  );
}

interface Boundary {
  readonly page: ShownPage;
  readonly shows: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
}

/** Shows the problem of a page that could not be loaded, or of one that throws, until another page comes. */
class ProblemBoundary extends Component<Boundary, { page: ShownPage; problem: ShownPage['problem'] }> {
  override state = { page: this.props.page, problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: { error } };
  }

  static getDerivedStateFromProps({ page }: Boundary, state: { page: ShownPage }) {
    return state.page === page ? null : { page, problem: null };
  }

  override render() {
    const { page, shows: Problem, children } = this.props;
    const problem: ShownPage['problem'] = page.problem ?? this.state.problem;
    return problem === null ? children : <Problem error={problem.error} />;
  }
}
